import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { scrollTo } from '../scroll-position.ts';

// The tests control the clock.
test.use({ needsOwnPage: true });

const finalFigures = ['24+', '650+', '15+'];

const countersOf = (page: Page): Locator => page.getByRole('region', { name: 'in three numbers' });

/** The visible figures. Screen readers always get the final figures. */
const drawn = (page: Page): Promise<string[]> =>
  countersOf(page).locator('dd [aria-hidden="true"]').allTextContents();

/** Records each figure of the second counter from now on. */
async function watchProjects(page: Page): Promise<() => Promise<number[]>> {
  await countersOf(page).evaluate((section) => {
    const figure = section.querySelectorAll('dd [aria-hidden="true"]')[1];
    const seen: number[] = [];
    Object.assign(window, { seen });
    if (!figure) throw new Error('There is no second figure');
    const note = () => seen.push(Number.parseInt(figure.textContent ?? '', 10));
    new MutationObserver(note).observe(figure, { characterData: true, childList: true, subtree: true });
  });
  return () => page.evaluate((): number[] => Reflect.get(window, 'seen'));
}

test.describe('Without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const [width, height] of [
    [360, 740],
    [1440, 600],
  ] as const) {
    test(`the counters run from 0 for five seconds, once, when they scroll into view: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await visit(page, `${demoSite()}/`);
      expect(await drawn(page)).toEqual(finalFigures);
      const projects = await watchProjects(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await expect(countersOf(page)).not.toBeInViewport();
      await scrollTo(page, 500);
      await expect
        .poll(async () => {
          // Advances one frame at a time, so that no frame is skipped.
          await page.clock.runFor(16);
          return (await projects())[0];
        })
        .toBe(0);
      // The counter slows down: after four and a half seconds it has not reached the largest figure.
      await page.clock.runFor(4400);
      expect((await projects()).at(-1)).toBeLessThan(650);
      await expect(countersOf(page).getByText('650+')).toBeAttached();
      await page.clock.runFor(600);
      expect(await drawn(page)).toEqual(finalFigures);
      const seen = await projects();
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      expect(new Set(seen).size).toBeGreaterThan(50);

      await scrollTo(page, 0);
      await page.clock.runFor(100);
      await scrollTo(page, 500);
      await page.clock.runFor(1000);
      expect(await projects()).toEqual(seen);
    });
  }
});

test('figures that are in the window when the page opens, even in part, never change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  // The figures are in view in part, and then as a whole.
  for (const height of [900, 1300]) {
    await page.setViewportSize({ width: 1440, height });
    await visit(page, `${demoSite()}/`);
    await expect(countersOf(page)).toBeInViewport();
    const projects = await watchProjects(page);
    for (const top of [100, 500, 0, 500]) {
      await scrollTo(page, top);
      await page.clock.runFor(1000);
    }
    expect(await projects()).toEqual([]);
    expect(await drawn(page)).toEqual(finalFigures);
  }
});

test('under reduced motion the counters show their final figures', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await visit(page, `${demoSite()}/`);
  const projects = await watchProjects(page);
  await scrollTo(page, 500);
  await expect(countersOf(page).locator('dd').first()).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(500);
  expect(await projects()).toEqual([]);
});
