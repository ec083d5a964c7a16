import { describe, expect, it, vi } from 'vitest';
import type { FromServer, News } from './protocol';
import { Room } from './room.svelte';
import { type Piece, type Script, Teacher } from './teacher';

const said = (text: string) => ({ fr: text, en: text, de: text });
const piece = (seat: number | null, view: number): Piece => ({ seat, events: [], view, waiting: [0] });
const asked = (...legal: string[]) => ({ step: 'x', rule: '', number: 0, legal });
/** Step 1: a, then b; after b Bo plays twice. Step 2: c. */
const SCRIPT: Script = {
  ...{ game: 'g', rules: 1, lesson: 'first', title: said('First'), players: 2, options: {}, pupil: 0, names: ['Bo'] },
  ...{ steps: 2, start: [piece(null, 0)] },
  nodes: [
    {
      ...{ step: 0, say: said('a and b'), point: [], asked: asked('a', 'x', 'y'), others: { x: 'own' } },
      ...{ wrong: { wrong: said('no'), own: said('no x') }, takes: { a: { to: 1, pieces: [piece(0, 1)] } } },
    },
    {
      ...{ step: 0, say: said('b'), point: [], asked: asked('b') },
      takes: { b: { to: 2, pieces: [piece(0, 2), piece(1, 3), piece(1, 4)] } },
    },
    { step: 1, say: said('c'), point: [], asked: asked('c'), takes: { c: { to: 3, pieces: [piece(0, 5)] } } },
    { step: 2, say: said('end'), point: [] },
  ],
};
const NAMES = { me: 'Anna', title: 'Game' };

async function open(teacher: Teacher) {
  const heard: FromServer[] = [];
  const socket = teacher.connect();
  socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)));
  const say = async (message: object) => {
    socket.send(JSON.stringify(message));
    await Promise.resolve();
  };
  await say({ type: 'hello', protocol: 1, last: null, seat: null });
  return { heard, say };
}
const move = (text: string) => ({ type: 'move', move_id: text, decision: 0, text });

describe('a teacher', () => {
  it('greets like a table and sends each move of the others by itself', async () => {
    const { heard, say } = await open(new Teacher(SCRIPT, NAMES));
    expect(heard.map((m) => m.type)).toEqual(['welcome', 'news']);
    await say(move('a'));
    await say(move('b'));
    const news = heard.filter((m): m is News => m.type === 'news');
    expect(news.map((n) => [n.moment, n.moments.map((m) => m.n), n.view, n.decision?.legal])).toEqual([
      [0, [0], 0, ['a', 'x', 'y']],
      [1, [1], 1, ['b']],
      [2, [2], 2, undefined],
      [3, [3], 3, undefined],
      [4, [4], 4, ['c']],
    ]);
  });

  it('says which sentence a wrong answer has', async () => {
    const { heard, say } = await open(new Teacher(SCRIPT, NAMES));
    for (const text of ['x', 'y', 'z']) await say(move(text));
    const no = heard.flatMap((m) => (m.type === 'refused' ? [[m.move_id, m.reason, m.text]] : []));
    expect(no).toEqual([
      ['x', 'lesson', 'own'],
      ['y', 'lesson', 'wrong'],
      ['z', 'lesson', 'wrong'],
    ]);
  });

  it('goes on where the pupil left; what is not taken any more is left out', () => {
    expect(new Teacher(SCRIPT, NAMES, ['a', 'b']).at.step).toBe(1);
    expect(new Teacher(SCRIPT, NAMES, ['a', 'gone', 'b']).answers).toEqual(['a']);
  });

  it('goes back to the beginning of a step', () => {
    const teacher = new Teacher(SCRIPT, NAMES, ['a', 'b', 'c']);
    teacher.back();
    expect(teacher.answers).toEqual(['a', 'b']);
    teacher.back();
    expect(teacher.answers).toEqual([]);
    const half = new Teacher(SCRIPT, NAMES, ['a']);
    half.back();
    expect(half.answers).toEqual([]);
  });

  it('is a table for the page', async () => {
    const teacher = new Teacher(SCRIPT, NAMES);
    const room = new Room('g-first', () => null, teacher.connect);
    room.open();
    await vi.waitFor(() => expect(room.question?.legal).toEqual(['a', 'x', 'y']));
    room.move('x');
    await vi.waitFor(() => expect(room.refused?.text).toBe('own'));
    room.move('a');
    await vi.waitFor(() => expect(room.question?.legal).toEqual(['b']));
    teacher.back();
    room.again();
    await vi.waitFor(() => expect(room.question?.legal).toEqual(['a', 'x', 'y']));
    room.close();
  });

  it('needs no network: without one, too, the pupil is heard', async () => {
    const room = new Room('g-first', () => null, new Teacher(SCRIPT, NAMES).connect);
    room.open();
    await vi.waitFor(() => expect(room.question?.legal).toEqual(['a', 'x', 'y']));
    dispatchEvent(new Event('offline'));
    expect(room.state).toBe('online');
    room.move('a');
    await vi.waitFor(() => expect(room.question?.legal).toEqual(['b']));
    room.close();
  });
});
