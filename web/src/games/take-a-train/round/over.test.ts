import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import type { View } from '../view';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { accounts, type Over } from './over';

const WORDS: Word[] = [
  ...['pays', 'collects', 'pays_to_replace'].map((name) => ({ name, rule: '', domains: ['seat'] })),
  ...['earns', 'sold', 'multiplies'].map((name) => ({ name, rule: '', domains: ['seat', 'loco'] })),
  ...['attaches', 'twins'].map((name) => ({ name, rule: '', domains: ['seat', 'card', 'loco'] })),
  { name: 'achieves', rule: '', domains: ['seat', 'objective'] },
];
const happened = (...told: [string, number?][]) =>
  told.map(([text, number = 0]) => ({ ...parse(WORDS, text), number }));
const train = (loco: string, factor: number, wagons: string[]) => ({ loco, factor, wagons });
const before = {
  players: [
    { money: 500, locos: [train('s80', 2, ['food100', 'food150']), train('down1', 0, ['coal200'])] },
    { money: null, locos: [train('e130', 1, [])] },
  ],
} as unknown as View;
const view = { players: [{ money: 2300 }, { money: null }] } as unknown as View;
const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, me: seat === 0, active: false }));

it('trains earn their sum times the multiplier, the last card included; all that came and went adds up', () => {
  const happenings = happened(
    ['attaches 1 food100 s80'],
    ['achieves 1 food', 900],
    ['earns 1 s80', 700],
    ['earns 1 down1', 200],
    ['earns 2 e130', 0],
  );
  const round = [
    ...happened(['sold 1 s80', 450], ['sold 2 e130', 300], ['pays_to_replace 1', 100], ['collects 1', 600]),
    ...happenings,
  ];
  const [mine, other] = accounts({ before, view, happenings, round, seats } as unknown as Over);
  expect(mine?.trains).toEqual([
    { loco: 's80', wagons: ['food100', 'food150', 'food100'], factor: 2, sum: 350, profit: 700 },
    { loco: 'down1', wagons: ['coal200'], factor: 0, sum: 0, profit: 200 },
  ]);
  expect(mine?.objectives).toEqual([{ name: 'food', reward: 900 }]);
  expect(mine?.entries.map(({ kind, n }) => `${kind} ${n}`)).toEqual([
    'trains 900',
    'objectives 900',
    'bonus 600',
    'locos -450',
    'swaps -100',
  ]);
  expect([mine?.total, mine?.from, mine?.money]).toEqual([1850, 500, 2300]);
  expect([other?.total, other?.money]).toEqual([-300, null]);
});

it('says everything in three languages', () => {
  const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id).sort();
  expect(ids(de)).toEqual(ids(en));
  expect(ids(fr)).toEqual(ids(en));
});
