import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const now = Date.parse('2026-12-10T12:00:00Z');
const banner = (schedule: object, props: object = {}) => ({
  type: 'banner',
  id: 'top',
  ...schedule,
  props: { title: 'Example', ...props },
});
const page = (route: string, rest: object, ...blocks: readonly object[]) => ({
  route,
  ...rest,
  head: { title: route, description: 'An example.' },
  blocks,
});
const diagnosticsFor = (...pages: readonly { readonly route: string }[]) => {
  const files = Object.fromEntries(pages.map((each) => [`${each.route.slice(1)}.json`, each]));
  return diagnosticsOf({ ...withFiles(fixtureSite, files), now });
};

const december = { showFrom: '2026-12-01', showUntil: '2026-12-24' };
const january = { showFrom: '2027-01-01' };
const link = { links: [{ label: 'Sale', href: '/sale' }] };

describe('a schedule', () => {
  it('lets a block replace another one, with its id and its heading', () => {
    const [old, next] = [banner({ showUntil: '2026-12-24' }), banner({ showFrom: '2026-12-24' })];
    expect(diagnosticsFor(page('/a', {}, old, next))).toEqual([]);
    const overlapping = banner({ showFrom: '2026-12-23T23:59' });
    expect(diagnosticsFor(page('/a', {}, old, overlapping))).toEqual([
      'duplicate-id a.json "top"',
      'second-h1 a.json "title"',
    ]);
  });

  it('that leaves a page without a heading for some time is reported, unless the page is hidden at that time', () => {
    expect(diagnosticsFor(page('/a', {}, banner(december)))).toEqual(['missing-h1 a.json "blocks"']);
    expect(diagnosticsFor(page('/a', december, banner(december)))).toEqual([]);
  });

  it('of a block that does not overlap with the schedule of its page is one mistake', () => {
    const found = (ofPage: object, ofBlock: object) =>
      diagnosticsFor(page('/a', ofPage, banner({}), { type: 'prose', ...ofBlock, props: { text: 'A' } }));
    expect(found(january, { showUntil: '2026-12-24' })).toEqual(['never-shown a.json "showUntil"']);
    expect(found({ showUntil: '2027-01-01' }, january)).toEqual(['never-shown a.json "showFrom"']);
    expect(found(january, { showUntil: '2027-01-02' })).toEqual([]);
  });

  it.each([
    ['24.12.2026', '2026-12-24'],
    ['2026/12/24', '2026-12-24'],
    ['2026-1-5', '2026-01-05'],
    ['20261224', '2026-12-24'],
    ['2026-12-24 18:00', '2026-12-24T18:00'],
    ['2026-12-24T18', '2026-12-24T18:00'],
    ['2026-12-24T18:00+1', '2026-12-24T18:00+01:00'],
    ['2026-12-24 6:30 pm', '2026-12-24T18:30'],
    ['12/24/2026', '2026-12-24'],
    ['24 December 2026', '2026-12-24'],
    // The month and the day may be in either order.
    ['12/11/2026', undefined],
    ['2026-12', undefined],
    ['2026-12-24T18:00+25:00', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('with a date in another form is one mistake, with the intended date: %s', (showFrom, meant) => {
    const files = { 'a.json': page('/a', {}, banner({}), { type: 'prose', showFrom, props: { text: 'A' } }) };
    const { diagnostics } = check({ ...withFiles(fixtureSite, files), now });
    expect(diagnostics.map((each) => [each.code, messageFor(each).suggestion])).toEqual([
      ['impossible-date', meant],
    ]);
  });

  it('is over at the time of the check, or not', () => {
    const until = (showUntil: string) => diagnosticsFor(page('/a', { showUntil }, banner({})));
    expect(until('2026-12-10T12:00Z')).toEqual(['expired a.json "2026-12-10T12:00Z"']);
    expect(until('2026-12-10T12:01Z')).toEqual([]);
  });

  it('of a page also applies to the links to it', () => {
    const sale = page('/sale', january, banner({}));
    const linksTo = (...blocks: readonly object[]) => diagnosticsFor(sale, page('/a', {}, ...blocks));
    expect(linksTo(banner({}, link))).toEqual(['scheduled-link a.json "/sale"']);
    expect(linksTo(banner({ showUntil: '2027-01-01' }), banner(january, link))).toEqual([]);
    expect(diagnosticsFor({ ...sale, ...december }, page('/a', {}, banner({}, link)))).toEqual([]);
  });

  it('of the use of a section applies to its blocks', () => {
    const section = { blocks: [banner({})] };
    const use = (schedule: object) => ({ section: 'top', ...schedule });
    const found = (...blocks: readonly object[]) =>
      diagnosticsOf({
        ...withFiles(fixtureSite, { '_sections/top.json': section, 'a.json': page('/a', {}, ...blocks) }),
        now,
      });
    expect(found(use({ showUntil: '2026-12-24' }), banner({ showFrom: '2026-12-24' }))).toEqual([]);
    expect(found(use({ showUntil: '2026-12-01' }), banner({ showFrom: '2026-12-01' }))).toEqual([
      'expired a.json "2026-12-01"',
    ]);
  });
});
