import { expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const checked = (page: object) =>
  check({
    ...withFiles(fixtureSite, {
      'a.json': {
        route: '/a',
        head: { title: 'A', description: 'An example.' },
        blocks: [{ type: 'banner', props: { title: 'Example' } }],
        ...page,
      },
    }),
    now: Date.parse('2026-12-10T12:00:00Z'),
  });

it('a page with a warning is built, and a page with an error is not', () => {
  const warned = checked({ showUntil: '2026-12-01' });
  expect(warned.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['expired', 'warning']]);
  expect(warned.pages.map(({ file }) => file)).toContain('a.json');
  const wrong = checked({ showUntil: 'tomorrow' });
  expect(wrong.diagnostics.map(({ severity }) => severity)).toEqual(['error']);
  expect(wrong.pages.map(({ file }) => file)).not.toContain('a.json');
});

it.each([
  ['2026-12-24', '2026-12-25'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('a page that starts and ends on %s gets the repair %s', (day, next) => {
  const [diagnostic] = checked({ showFrom: day, showUntil: day }).diagnostics;
  const { repair, suggestion } = diagnostic ? messageFor(diagnostic) : {};
  expect(repair).toBe(`To show it on that day, write "${next}".`);
  expect(suggestion).toBe(next);
});
