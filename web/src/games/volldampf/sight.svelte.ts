/** The part of the sheet one sees, and how it is moved: by the hand on the map, by the buttons beside it, by what happens. */

import { around, type Camera, fitting, held, open, READABLE, sees, stature, zoomed } from './camera';
import type { Point, Sheet } from './place';

export class Sight {
  width = $state(0);
  height = $state(0);
  /** Null until the reader moves the sheet: the first look follows the size of the window. */
  private moved = $state.raw<Camera | null>(null);
  readonly size = $derived({ width: this.width, height: this.height });
  readonly measured = $derived(this.width > 0);
  readonly camera = $derived(this.look());
  readonly stature = $derived(stature(this.camera.k));
  readonly readable = $derived(this.camera.k >= READABLE - 0.001);
  readonly box = $derived(this.window(this.camera, this.width, this.height));

  constructor(private readonly page: () => Pick<Sheet, 'bounds'>) {}

  private look(): Camera {
    const { bounds } = this.page();
    return this.moved ? held(this.moved, bounds, this.size) : this.first();
  }
  private first(): Camera {
    const { bounds } = this.page();
    const middle = { x: bounds.left + bounds.width * 0.47, y: bounds.top + bounds.height * 0.5 };
    return open(bounds, this.size, middle);
  }
  /** A viewBox. */
  window({ x, y, k }: Camera, width: number, height: number): string {
    return `${x - width / k / 2} ${y - height / k / 2} ${width / k} ${height / k}`;
  }

  pan(dx: number, dy: number): void {
    const { x, y, k } = this.camera;
    this.moved = held({ x: x - dx / k, y: y - dy / k, k }, this.page().bounds, this.size);
  }
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.moved = zoomed(this.camera, factor, at, this.page().bounds, this.size);
  }
  /** Everything, or back to the first look. */
  whole(): void {
    const all = fitting(this.page().bounds, this.size);
    this.moved = this.camera.k > all.k * 1.02 ? all : this.first();
  }
  /** From afar nothing is chosen: a tap brings one near enough to read. False: one is. */
  nearer(at: Point): boolean {
    if (this.readable) return false;
    this.zoom(Math.max(this.first().k, 1.34 * READABLE) / this.camera.k, at);
    return true;
  }
  show(p: Point | undefined): void {
    if (p && this.measured && !this.sees(p))
      this.moved = held({ ...p, k: this.camera.k }, this.page().bounds, this.size);
  }
  /** All these points at once. */
  showAll(points: Point[]): void {
    if (!points.every((p) => this.sees(p)))
      this.moved = held(around(points, this.camera, this.size), this.page().bounds, this.size);
  }
  sees(p: Point): boolean {
    return sees(this.camera, this.size, p);
  }
  /** Pixels from the corner of the window. */
  onScreen(p: Point): Point {
    const { x, y, k } = this.camera;
    return { x: (p.x - x) * k + this.width / 2, y: (p.y - y) * k + this.height / 2 };
  }
  onSheet(p: Point): Point {
    const { x, y, k } = this.camera;
    return { x: x + (p.x - this.width / 2) / k, y: y + (p.y - this.height / 2) / k };
  }
}
