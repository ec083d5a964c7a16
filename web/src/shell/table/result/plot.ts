/** The chart, in a file of its own: loaded at the end of a match only. */
import 'uplot/dist/uPlot.min.css';

export { default as uPlot } from 'uplot';
