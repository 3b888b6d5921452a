import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { shiftBelowHeader, watchShifts } from '../layout-shift.ts';

test.use({ needsOwnPage: true, viewport: { width: 390, height: 844 } });

test('a page shows its words before the font has loaded, loads one font file, and hardly moves when the font arrives', async ({
  page,
}) => {
  const fonts: string[] = [];
  let send = () => {};
  const isShown = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    fonts.push(new URL(route.request().url()).pathname);
    await isShown;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(demoSite(), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const isReady = () => page.evaluate(() => document.fonts.check('690 1em Archivo', 'Talent'));
  expect(await isReady()).toBe(false);
  send();
  await expect.poll(isReady).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await shiftBelowHeader(page)).toBeLessThan(0.04);
  expect(fonts).toEqual(['/fonts/archivo-basic.woff2']);
});
