import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { histories, Visitor } from './visitor.ts';

// The console reports failed submissions, as expected.
test.use({ errors: [] });

/** With this seed, two histories have every kind of step. Vitest runs hundreds of others without a browser. */
const seed = Number(process.env.FORM_HISTORIES_SEED ?? 491);

test('random histories lose no text and store each message once', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.route(/\.(avif|svg|woff2)$/, (route) => route.abort());
  await open(page, `${site.address}/policy`);
  const visitor = new Visitor(page, site.address, site.messagesFile);
  await visitor.begin();
  for (const [number, history] of histories(2, seed).entries()) {
    for (const step of history) {
      await test.step(`history ${number}: ${JSON.stringify(step)}`, () => visitor.do(step));
    }
  }
  expect(site.service.requests.some((line) => line.startsWith('POST'))).toBe(true);
});
