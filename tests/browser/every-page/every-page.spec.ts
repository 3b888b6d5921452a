import type { Page } from '@playwright/test';
import { axeViolations } from '../../../packages/pagewright/tests/browser/axe-violations.ts';
import { settled } from '../../../packages/pagewright/tests/browser/settled.ts';
import { expect, test } from '../browser-test.ts';
import { chartDefects } from './chart-defects.ts';
import { layoutDefects } from './layout-defects.ts';
import { loadedTypes, typesOnPage } from './loaded-blocks.ts';
import { headOf, structureOf } from './page-structure.ts';
import { watchScripts } from './script-weight.ts';
import { setTextSpacing } from './text-spacing.ts';
import { unreachable } from './unreachable.ts';
import { hydrateBlocks, visit } from './visit.ts';
import { type VisitedSite, visitedSites } from './visited-sites.ts';
import { watchProblems } from './watch-problems.ts';
import { widows } from './widows.ts';

// One visit tests everything. After a soft assertion the visit goes on, so that one run reports all defects.
const softly = expect.configure({ soft: true });

/** Milliseconds that the first script waits for the first paint, as on a very busy machine. */
const patience = 3000;

/**
 * Milliseconds until a page requested the framework. They count from the moment at which it may do so: its first paint, or the time limit
 * for that paint.
 */
function untilFramework(page: Page): Promise<number> {
  return page.evaluate((longest) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource');
    const startOf = (name: string) =>
      scripts.find((each) => each.name.includes(name))?.startTime ?? Number.NaN;
    const earliest = Math.min(paint?.startTime ?? Number.NaN, startOf('/boot-') + longest);
    return startOf('/framework-') - earliest;
  }, patience);
}

/** Names of running animations and transitions. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : String(animation))),
  );
}

/** The rules of axe that depend on the sizes of elements. */
const rulesOfSizes = ['scrollable-region-focusable', 'target-size'];

async function writtenAt(site: VisitedSite, path: string): Promise<string> {
  return (await fetch(site.address() + path)).text();
}

const narrow = 360;
const wide = 1440;

/** The window is narrow for one page and wide for the next, because charts and a run of all rules take a quarter of a visit each. */
function turnOf({ visited }: VisitedSite, path: string): number {
  return visited.indexOf(path) % 2 === 0 ? narrow : wide;
}

/** Other content changes no sizes of controls, and scrolls where there is little room: one run is enough. */
function widthOfAllRules(site: VisitedSite, path: string): number {
  return site.name === 'the demo' ? turnOf(site, path) : narrow;
}

/** The page that the visit opens next. */
function nextPath({ visited }: VisitedSite, path: string): string | undefined {
  return visited[(visited.indexOf(path) + 1) % visited.length];
}

for (const site of visitedSites) {
  for (const path of site.visited) {
    test(`${path} meets the rules for every page: ${site.name}`, async ({ page, pageWithoutScript }) => {
      const problems = watchProblems(page, site.missing);
      const scripts = watchScripts(page);

      await test.step('hydrates without an error, a policy violation or a failed request', async () => {
        await visit(page, site.address() + path);
        expect.soft(problems).toEqual([]);
      });

      if (site.name === 'the demo')
        await test.step('first loads at most 74.5 kB of script in 6 files, one with the document', async () => {
          expect.soft(await scripts()).toEqual([]);
          const linked = page.locator('script[src]:not([type="application/json"])');
          expect.soft(await linked.count()).toBe(1);
        });

      if (site.name === 'the demo')
        await test.step('shows before it loads the framework', async () => {
          expect.soft(await untilFramework(page)).toBeGreaterThan(0);
        });

      await test.step('hydration changes no element, attribute or text', async () => {
        await hydrateBlocks(page);
        const written = structureOf(await writtenAt(site, path), '#root');
        expect.soft(structureOf(await page.content(), '#root')).toBe(written);
      });
      // The step before proves that elements and texts do not depend on script. This step proves it for styles.
      if (site.name === 'the demo')
        await test.step('without script the page shows the same text', async () => {
          const shown = await page.locator('body').innerText();
          await pageWithoutScript.setViewportSize({ width: wide, height: 900 });
          await pageWithoutScript.goto(site.address() + path);
          // Removes the elements that only browsers without script show.
          await pageWithoutScript.locator('noscript').evaluateAll((elements) => {
            for (const element of elements) element.remove();
          });
          expect.soft(await pageWithoutScript.locator('body').innerText()).toBe(shown);
        });
      await test.step('loads only the code of its own blocks', async () => {
        // A block requests its code a moment after it was touched.
        await softly.poll(() => loadedTypes(page)).toEqual(await typesOnPage(page));
      });

      // Each change of the width is a layout of the whole page, so each width has only one turn.
      for (const width of [320, 768, narrow, wide]) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`no text is cut off, covered or outside the screen, also with wide text spacing, and no heading ends in a widow: ${width} px`, async () => {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          expect.soft(await layoutDefects(page)).toEqual([]);
          // Texts of other content may have any length.
          if (site.name === 'the demo' && width >= narrow) expect.soft(await widows(page)).toEqual([]);
          if (width !== 320 && width !== wide) return;
          await setTextSpacing(page, true);
          expect.soft(await layoutDefects(page), 'wide text spacing').toEqual([]);
          await setTextSpacing(page, false);
        });
        if (width !== narrow && width !== wide) continue;
        await test.step(`the keyboard reaches everything: ${width} px`, async () => {
          expect.soft(await unreachable(page)).toEqual([]);
        });
        await test.step(`nothing moves by itself under reduced motion: ${width} px`, async () => {
          await page.keyboard.press('End');
          expect.soft(await runningAnimations(page)).toEqual([]);
        });
        if (site.name === 'the demo' || width === narrow)
          await test.step(`has no accessibility violation: ${width} px`, async () => {
            const rules = width === widthOfAllRules(site, path) ? undefined : rulesOfSizes;
            expect.soft(await axeViolations(page, { rules })).toEqual([]);
          });
        if (width !== turnOf(site, path))
          await test.step(`charts are correct at any place in the window, and while they are drawn: ${width} px`, async () => {
            expect.soft(await chartDefects(page)).toEqual([]);
          });
      }

      const next = nextPath(site, path);
      if (next !== undefined)
        await test.step(`a client-side navigation gives the same page as the prerender, head included: ${next}`, async () => {
          await settled(page, async () => {
            await page.evaluate((url) => history.pushState(null, '', url), next);
            await page.locator(`link[rel="canonical"][href$="${next}"]`).waitFor({ state: 'attached' });
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
