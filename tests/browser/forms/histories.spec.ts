import { budget } from '../../../packages/pagewright/tests/budget.ts';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { histories, Visitor } from './visitor.ts';

// The console reports failed submissions, as expected.
test.use({ errors: [] });

/** Vitest runs hundreds of other histories without a browser. */
const { numRuns } = budget(3, 200);
/** With this seed, the three histories of `npm test` contain almost every kind of step. */
const seed = Number(process.env.FORM_HISTORIES_SEED ?? 4710);

test('random histories lose no text and store each message once', async ({ page, site }) => {
  test.setTimeout(60_000 * numRuns);
  await page.context().route(/\.(avif|svg|woff2)$/, (route) => route.abort());
  await open(page, `${site.address}/policy`);
  const visitor = new Visitor(page, site.address, site.messagesFile);
  await visitor.begin();
  for (const [number, history] of histories(numRuns, seed).entries()) {
    for (const step of history) {
      await test.step(`history ${number}: ${JSON.stringify(step)}`, () => visitor.do(step));
    }
  }
  expect(site.service.requests.some((line) => line.startsWith('POST'))).toBe(true);
});
