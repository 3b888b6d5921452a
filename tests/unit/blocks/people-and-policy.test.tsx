import { expect, it } from 'vitest';
import { codeOf, rosette } from '../../../src/blocks/card-grid/with-icon/rosette-shape.ts';
import { gauge, overlap, seats } from '../../../src/blocks/clauses/instrument-shapes.ts';
import { barsBetween, clockTime } from '../../../src/blocks/office-hours/day-bars.ts';
import { lineThrough, pointsOf, scaleOf, valuesOf } from '../../../src/blocks/series/series-lines.ts';
import { textsOf } from '../../pages/built-page.ts';
import { textOf } from '../../pages/page-blocks.ts';
import { draw, examples } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

/** The last example of a block type, with some props replaced. */
async function drawn(type: string, props: object): Promise<HTMLElement> {
  const example = examples.filter((each) => each.type === type).at(-1);
  return elementsOf(await draw(type, { ...example?.props, ...props }));
}

const clauseWith = (figure: object) =>
  drawn('clauses', { clauses: [{ heading: 'Pay', figure: { title: 'Title', text: 'Text', ...figure } }] });

it.each([
  ['a dial without a limit', { kind: 'gauge', value: 1 }],
  ['a dial with a limit of 0', { kind: 'gauge', value: 1, limit: 0 }],
  ['one circle', { kind: 'overlap', value: 1 }],
  ['two and a half circles', { kind: 'overlap', value: 2.5 }],
  ['a hundred chairs', { kind: 'seats', value: 100 }],
  ['chairs without a number', { kind: 'seats' }],
  ['a ring without letters', { kind: 'ring' }],
  ['a ring with a word', { kind: 'ring', letters: 'Level' }],
])('%s leaves only its words', async (_, figure) => {
  const block = await clauseWith(figure);
  expect(block.querySelector('figure svg, figure p')).toBeNull();
  expect(textOf(block.querySelector('figcaption'))).toBe('TitleText');
});

it('a dial has a needle only for a value on its scale', () => {
  expect(gauge(1.4, 2)?.needle).toBeDefined();
  for (const value of [undefined, 20, -20]) expect(gauge(value, 2)).toMatchObject({ needle: undefined });
});

it('a drawing has as many circles or chairs as its number says', () => {
  const circles = (path = '') => path.split('z').length - 1;
  for (const count of [2, 3, 4]) expect(circles(overlap(count)?.outline)).toBe(count);
  for (const count of [3, 9, 16]) expect(circles(seats(count, 10)?.outline)).toBe(count);
});

it('a share of 0 or 100 percent fills no part of the table', () => {
  const whole = seats(9, undefined)?.solid;
  expect([seats(9, 0)?.solid, seats(9, 100)?.solid, seats(9, -5)?.solid]).toEqual([whole, whole, whole]);
  expect(seats(9, 10)?.solid).toMatch(/^M/);
  expect(seats(9, 10)?.solid).not.toBe(whole);
});

it('a clause without a figure, lines, ways and promise leaves no gap', async () => {
  const block = await drawn('clauses', {
    clauses: [{ heading: 'Pay', text: 'One.\nTwo.' }, { heading: 'Hours' }],
  });
  expect(textsOf(block.querySelectorAll('article p'))).toEqual(['One.', 'Two.']);
  expect(block.querySelector('figure, ul')).toBeNull();
});

it('each link of the contents leads to its clause, also where two headings are the same', async () => {
  const block = await drawn('clauses', {
    clauses: [{ heading: 'Pay' }, { heading: 'Pay' }, { heading: 'Hours' }],
  });
  const ids = [...block.querySelectorAll('article')].map(({ id }) => `#${id}`);
  expect(new Set(ids).size).toBe(3);
  expect([...block.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toEqual(ids);
});

it('a gap in a series is a dash, a word for screen readers, and a gap in the line', async () => {
  const block = await drawn('series', {
    columns: ['2023', '2024', '2025', '2026'],
    rows: [{ name: 'Joiners', values: [30, '–', 40] }],
    gap: 'None',
  });
  expect(textsOf(block.querySelectorAll('tbody td')).slice(0, 4)).toEqual(['30', '–None', '40', '–None']);
  const values = valuesOf([30, '–', 40, Number.NaN, 50, 60], 6);
  const line = lineThrough(pointsOf(values, scaleOf([values]) ?? { from: 0, to: 1 }));
  expect(line.match(/M/g)).toHaveLength(3);
  expect(line.match(/L/g)).toHaveLength(1);
});

it('the lines of a series have one scale with round ends', () => {
  expect(
    scaleOf([
      [31, 46],
      [22, undefined],
    ]),
  ).toEqual({ from: 20, to: 50 });
  expect(scaleOf([[5, 5]])?.to).toBeGreaterThan(5);
  expect(scaleOf([[0]])?.to).toBeGreaterThan(0);
  expect(scaleOf([[undefined]])).toBeUndefined();
});

it('hours after midnight are a second bar, and impossible hours have no bar', () => {
  expect(barsBetween(6, 18)).toEqual([{ start: 25, width: 50 }]);
  expect(barsBetween(18, 6)).toEqual([
    { start: 75, width: 25 },
    { start: 0, width: 25 },
  ]);
  expect(barsBetween(18, 0)).toEqual([{ start: 75, width: 25 }]);
  for (const [from, to] of [
    [25, 3],
    [-1, 3],
    [3, 3],
    [undefined, 3],
  ])
    expect(barsBetween(from, to)).toEqual([]);
  expect([clockTime(4.5), clockTime(9.25), clockTime(24)]).toEqual(['04:30', '09:15', '24:00']);
});

it('office hours are spoken for each office, and a single office has no chart', async () => {
  const leeds = { name: 'Leeds', coreStart: 10, coreEnd: 15 };
  const pune = { name: 'Pune', coreStart: 4.5, coreEnd: 9.5 };
  const block = await drawn('office-hours', { offices: [pune, leeds], spoken: '[start] to [end]' });
  expect(textsOf(block.querySelectorAll('li'))).toEqual(['Pune 04:30 to 09:30', 'Leeds 10:00 to 15:00']);
  expect((await drawn('office-hours', { offices: [leeds] })).querySelector('figure')).toBeNull();
  const off = await drawn('office-hours', { offices: [leeds, { ...pune, coreEnd: 30 }] });
  expect(off.querySelector('figure')).toBeNull();
});

const members = [
  { name: 'Amara Obi', role: 'Managing director', image: { src: '/people/amara-obi.avif', alt: '' } },
  { name: 'Mei Tanaka', role: 'Head of security' },
  { name: 'Tomas Reyes', image: { src: '/people/tomas-reyes.avif', alt: '' } },
];

it('a roster decides who is shown, in which order and with which line; unknown names are skipped', async () => {
  const roster = [
    { name: 'Tomas Reyes', note: 'Engineer, Columbus' },
    { name: 'Nobody' },
    { name: 'Amara Obi' },
  ];
  const block = await drawn('team', { layout: 'directory', members, roster });
  expect(textsOf(block.querySelectorAll('h3'))).toEqual(['Tomas Reyes', 'Amara Obi']);
  expect(textsOf(block.querySelectorAll('li p'))).toEqual(['Engineer, Columbus', 'Managing director']);
  const without = await drawn('team', { layout: 'directory', members, roster: [{ name: 'Nobody' }] });
  expect(textsOf(without.querySelectorAll('h3'))).toEqual(members.map(({ name }) => name));
});

it('a frieze leaves out people without a portrait, and has no line without a note', async () => {
  const block = await drawn('team', { layout: 'frieze', members, roster: undefined });
  expect(textsOf(block.querySelectorAll('h3'))).toEqual(['Amara Obi', 'Tomas Reyes']);
  expect(textsOf(block.querySelectorAll('li p'))).toEqual(['Managing director']);
});

it.each([1, 6])('a scale with %i steps is a numbered list', async (count) => {
  const steps = Array.from({ length: count }, (_, index) => ({ title: `Step ${index}` }));
  const block = await drawn('steps', { layout: 'scale', steps });
  expect(block.querySelector('svg')).toBeNull();
  expect(block.querySelector('ol')?.dataset.columns).toBeDefined();
});

it('figures in a row are exact, with their units; figures on a scale have a plus sign', async () => {
  const counters = [
    { number: 4, unit: '%', label: 'at most' },
    { number: 26, unit: 'weeks', label: 'of leave' },
  ];
  const row = await drawn('counters', { layout: 'row', counters });
  expect(textsOf(row.querySelectorAll('dd'))).toEqual(['4%', '26 weeks']);
  const scale = await drawn('counters', { layout: 'scale', counters: [{ number: 4, label: 'offices' }] });
  expect(textOf(scale.querySelector('dd'))).toContain('4+');
});

it('seals have the code of their title, and neighbours have different petals', () => {
  expect(codeOf('ISO 20000-1 service management')).toEqual({ body: 'ISO', code: '20000-1' });
  expect(codeOf('SOC 2 Type II controls report')).toEqual({ body: 'SOC', code: '2' });
  expect(codeOf('Fair employer')).toEqual({ code: 'FE' });
  expect(codeOf('ISO 123456789012')).toEqual({ code: 'I' });
  expect(new Set([1, 2, 3, 4, 5, 6].map(rosette)).size).toBe(6);
});
