import { describe, expect, it } from 'vitest';
import {
  dayBoxes,
  dayFigure,
  hourRing,
} from '../../../src/blocks/alternating-cards/with-inset/inset-drawings.ts';
import { reportDrawing } from '../../../src/blocks/alternating-cards/with-report/report-chart.ts';
import { lightsOf } from '../../../src/blocks/alternating-cards/with-tally/tally-lights.ts';

const countOf = (path: string, letter: string) => path.split(letter).length - 1;

describe('a tally', () => {
  it.each([
    [1400, 4],
    [640, 5],
    [7, 7],
    [13, 0],
  ])('has %i lights, and %i of them are ringed', (all, few) => {
    const { quarter, left, ringed } = lightsOf({ all, few, allText: '', fewText: '' });
    const lights = 4 * countOf(quarter.join(''), 'h0') + countOf(left, 'h0');
    expect(ringed).toHaveLength(few);
    expect(lights + few).toBe(all);
  });

  it('is the same each time, so that a page is hydrated as it was built', () => {
    const tally = { all: 1400, few: 4, allText: '', fewText: '' };
    expect(lightsOf(tally)).toEqual(lightsOf(tally));
  });
});

describe('the chart of a report', () => {
  const report = { title: '', figures: [] };

  it('has a bar for each number, and a line that ends at their sum', () => {
    const drawing = reportDrawing({ ...report, bars: [10, 20, 10], passed: 2, range: 10 });
    expect(countOf(drawing?.passed ?? '', 'M')).toBe(2);
    expect(countOf(drawing?.expected ?? '', 'M')).toBe(1);
    expect(drawing?.forecast.endsWith(`${drawing.end.y}`)).toBe(true);
    expect(drawing?.end.high).toBeLessThan(drawing?.end.y ?? 0);
  });

  it('is missing without bars, with zeros only, and if more days have passed than there are bars', () => {
    for (const bars of [[], [5], [0, 0]]) expect(reportDrawing({ ...report, bars })).toBeUndefined();
    expect(reportDrawing({ ...report, bars: [5, 5], passed: 3 })).toBeUndefined();
    expect(reportDrawing(report)).toBeUndefined();
  });
});

describe('an inset', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);

  it('has a ring of 24 hours, and some of them stand out, also across midnight', () => {
    const ring = hourRing({ kind: 'hours', text: '', values: hours, first: 22, last: 1 });
    expect(countOf(ring?.marked ?? '', 'Z')).toBe(4);
    expect(countOf(ring?.others ?? '', 'Z')).toBe(20);
    expect(hourRing({ kind: 'hours', text: '', values: hours })?.marked).toBe('');
  });

  it('has no ring with other numbers', () => {
    for (const values of [hours.slice(1), hours.map(() => 0), []])
      expect(hourRing({ kind: 'hours', text: '', values })).toBeUndefined();
    expect(hourRing({ kind: 'figure', text: '', values: hours })).toBeUndefined();
  });

  it('has a box for each day, and the remaining days are filled', () => {
    const boxes = dayBoxes({ kind: 'days', text: '', values: [1.5, 9] });
    expect(countOf(boxes?.outlines ?? '', 'M')).toBe(9);
    expect(countOf(boxes?.filled ?? '', 'M')).toBe(2);
    expect(dayFigure({ kind: 'days', text: '', values: [1.5, 9] })).toBe('1½');
    expect(dayFigure({ kind: 'days', text: '', values: [3, 9] })).toBe('3');
  });

  it('has no boxes if there were fewer days than now, no days, or too many', () => {
    for (const values of [[9, 1], [0, 0], [1, 60], [1]])
      expect(dayBoxes({ kind: 'days', text: '', values })).toBeUndefined();
  });
});
