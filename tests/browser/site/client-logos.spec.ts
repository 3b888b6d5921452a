import type { Locator, Page } from '@playwright/test';
import { demoEntry } from '../../pages/demo-entries.ts';
import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { hydrateBlock } from '../hydrate-block.ts';

const { brands } = demoEntry<{ brands: readonly { readonly alt: string }[] }>('homepage');
const slide = 250;
const round = 40_000;

async function stripOf(page: Page): Promise<Locator> {
  await page.goto(demoSite());
  const strip = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Our Clients' }) });
  await strip.scrollIntoViewIfNeeded();
  return strip;
}

/** Play states of the animations: running or paused. */
function states(strip: Locator): Promise<string[]> {
  return strip
    .locator('ul')
    .evaluateAll((lists) => [
      ...new Set(lists.flatMap((list) => list.getAnimations().map(({ playState }) => playState))),
    ]);
}

/** The distance in pixels that the first logo has moved at a time of the animation. Sets that time instead of waiting. */
function distanceAt(strip: Locator, moment: number): Promise<number> {
  return strip
    .locator('ul')
    .first()
    .evaluate((list, ms) => {
      const leftAt = (time: number) => {
        for (const movement of list.getAnimations()) movement.currentTime = time;
        return list.getBoundingClientRect().left;
      };
      return leftAt(0) - leftAt(ms);
    }, moment);
}

test.describe('With motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the client logos move until they are stopped', async ({ page }) => {
    const strip = await stripOf(page);
    await test.step('are 180 by 120 px in slides of 250 px, and move endlessly, one round in 40 s', async () => {
      const logos = strip.getByRole('img');
      await expect(logos).toHaveCount(brands.length);
      for (const [index, { alt }] of brands.entries()) {
        const logo = logos.nth(index);
        await expect(logo).toHaveAccessibleName(alt);
        const drawn = await logo.boundingBox();
        expect(drawn?.width).toBeCloseTo(180, 1);
        expect(drawn?.height).toBeCloseTo(120, 1);
        const place = await logo.locator('xpath=ancestor::li').boundingBox();
        expect(place?.width).toBeCloseTo(slide, 1);
      }
      const sets = strip.locator('ul');
      const timings = await sets.evaluateAll((lists) =>
        lists
          .flatMap((list) => list.getAnimations())
          .map(({ effect }) => effect?.getComputedTiming())
          .map((timing) => [timing?.duration, timing?.iterations, timing?.easing]),
      );
      expect(timings).toHaveLength(await sets.count());
      for (const timing of timings) expect(timing).toEqual([round, Number.POSITIVE_INFINITY, 'linear']);
      // After a quarter of the time, a quarter of the logos has passed. At the end the next set is where the first one began.
      expect(await distanceAt(strip, round / 4)).toBeCloseTo((brands.length * slide) / 4, 0);
      expect(await distanceAt(strip, round - 1)).toBeCloseTo(brands.length * slide, 0);
      const widths = await sets.evaluateAll((lists) =>
        lists.map((list) => list.getBoundingClientRect().width),
      );
      for (const width of widths) expect(width).toBeCloseTo(brands.length * slide, 1);
    });
    await test.step('stop on hover', async () => {
      await expect.poll(() => states(strip)).toEqual(['running']);
      const box = await strip.locator('ul').first().boundingBox();
      await page.mouse.move(700, (box?.y ?? 0) + 60);
      await expect.poll(() => states(strip)).toEqual(['paused']);
      await page.mouse.move(700, 0);
      await expect.poll(() => states(strip)).toEqual(['running']);
    });
    await test.step('pause and restart with a button, by keyboard too', async () => {
      const button = strip.getByRole('button');
      await hydrateBlock(button);
      await expect(button).toHaveAccessibleName('Pause the moving logos');
      await button.click();
      await expect(button).toHaveAccessibleName('Move the logos again');
      await page.mouse.move(0, 0);
      await expect.poll(() => states(strip)).toEqual(['paused']);
      await button.press('Enter');
      await expect(button).toHaveAccessibleName('Pause the moving logos');
      await expect.poll(() => states(strip)).toEqual(['running']);
    });
  });
});

test('under reduced motion no logo moves, each appears once, and there is no pause button', async ({
  page,
}) => {
  const strip = await stripOf(page);
  expect(await states(strip)).toEqual([]);
  for (const { alt } of brands)
    await expect(strip.getByRole('img', { name: alt })).toBeInViewport({ ratio: 1 });
  await expect(strip.locator('img').filter({ visible: true })).toHaveCount(brands.length);
  await expect(strip.getByRole('button')).toHaveCount(0);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' });

  test('no logo moves, and there is no pause button', async ({ page }) => {
    const strip = await stripOf(page);
    expect(await states(strip)).toEqual([]);
    await expect(strip.getByRole('button')).toHaveCount(0);
    await expect(strip.locator('img').filter({ visible: true })).toHaveCount(brands.length);
  });
});
