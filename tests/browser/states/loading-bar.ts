import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const height = 5;

/** Expects a visible bar at the top of the window while a page loads: nothing covers it, and its pixels are purple. */
export async function expectLoadingBar(page: Page): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await bar.waitFor();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const isOnTop = await bar.evaluate(
    (element, [x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)),
    [width / 2, height / 2],
  );
  expect(isOnTop, 'nothing covers the bar').toBe(true);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const [red = 0, green = 255, blue = 0] = (await sharp(picture).stats()).channels.map(({ mean }) => mean);
  expect(blue, 'purple has more blue than red, and more red than green').toBeGreaterThan(red + 20);
  expect(red).toBeGreaterThan(green + 20);
}
