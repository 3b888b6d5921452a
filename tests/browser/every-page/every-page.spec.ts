import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type VisitedSite, visitedSites } from '../fixture-sites/visited-sites.ts';
import { layoutDefects } from './layout-defects.ts';
import { loadedTypes, typesOnPage } from './loaded-blocks.ts';
import { headOf, structureOf } from './page-structure.ts';
import { watchScripts } from './script-weight.ts';
import { setTextSpacing } from './text-spacing.ts';
import { unreachable } from './unreachable.ts';
import { settled, visit, wakeBlocks } from './visit.ts';
import { watchProblems } from './watch-problems.ts';

// One visit of a page tests all of this. A soft assertion lets the visit go on, so that one run reports every defect.

/** Names of the animations and transitions that run. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : String(animation))),
  );
}

async function axeViolations(page: Page): Promise<string[]> {
  // One run in the page itself: without it axe opens another page to sum up, at twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`);
}

async function writtenAt(site: VisitedSite, path: string): Promise<string> {
  return (await fetch(site.address() + path)).text();
}

/** The page that a visitor moves on to: some pages further, since neighbours are often of one kind. */
function nextPath({ chosen, undelivered = [] }: VisitedSite, path: string): string | undefined {
  const from = chosen.indexOf(path);
  if (from === -1) return undefined;
  const next = chosen[(from + 7) % chosen.length];
  return next === undefined || undelivered.includes(next) ? undefined : next;
}

for (const site of visitedSites) {
  for (const path of site.paths) {
    test(`${path} keeps the rules of every page: ${site.name}`, async ({ page }) => {
      const problems = await watchProblems(page, site.missing);
      const scriptBytes = watchScripts(page);
      const isDelivered = !site.undelivered?.includes(path);

      await test.step('hydrates without an error, a policy violation or a failed request', async () => {
        await visit(page, site.address() + path);
        expect.soft(problems).toEqual([]);
      });

      // Content that could not be delivered is requested by the browser, which costs the code that reads.
      if (site.name === 'the demo')
        await test.step('loads at most 72 kB of script at first, compressed with brotli', async () => {
          const bytes = await scriptBytes();
          expect.soft(bytes).toBeGreaterThan(10_000);
          expect.soft(bytes).toBeLessThanOrEqual(72 * 1024);
        });

      if (isDelivered) {
        await test.step('hydration changes no element, attribute or text', async () => {
          await wakeBlocks(page);
          const written = structureOf(await writtenAt(site, path), '#root');
          expect.soft(structureOf(await page.content(), '#root')).toBe(written);
        });
        await test.step('loads the code of its own blocks and no other', async () => {
          expect.soft(await loadedTypes(page)).toEqual(await typesOnPage(page));
        });
      }

      await test.step('no words are cut off, covered or outside of the screen, nor with wide text spacing', async () => {
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await layoutDefects(page), `${width} px`).toEqual([]);
          await setTextSpacing(page, true);
          expect.soft(await layoutDefects(page), `${width} px, wide text spacing`).toEqual([]);
          await setTextSpacing(page, false);
        }
      });

      if (site.chosen.includes(path))
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await test.step(`the keyboard reaches everything: ${width} px`, async () => {
            expect.soft(await unreachable(page)).toEqual([]);
          });
          await test.step(`nothing moves by itself under reduced motion: ${width} px`, async () => {
            await page.keyboard.press('End');
            expect.soft(await runningAnimations(page)).toEqual([]);
          });
          await test.step(`has no accessibility violation: ${width} px`, async () => {
            expect.soft(await axeViolations(page)).toEqual([]);
          });
        }

      const next = nextPath(site, path);
      if (next !== undefined)
        await test.step(`a page that is navigated to is the page that was prerendered, head included: ${next}`, async () => {
          await settled(page, async () => {
            await page.evaluate((url) => history.pushState(null, '', url), next);
            await expect(page.locator(`link[rel="canonical"][href$="${next}"]`)).toBeAttached();
            await expect(page.getByRole('progressbar')).toHaveCount(0);
          });
          const written = await writtenAt(site, next);
          const now = await page.content();
          expect.soft(structureOf(now, 'main')).toBe(structureOf(written, 'main'));
          expect.soft(headOf(now)).toEqual(headOf(written));
        });

      expect(problems).toEqual([]);
    });
  }
}
