import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { contrastOf } from './contrast-of.ts';

/** The contrast ratio that WCAG requires for graphics. */
const MINIMUM_CONTRAST = 3;

/** Visible images with too little contrast: either logos and seals, which are SVG files, or pictures, which are not. */
async function faintMarks(page: Page, pictures = 'img[src$=".svg"]:visible'): Promise<string[]> {
  const faint: string[] = [];
  for (const mark of await page.locator(pictures).all()) {
    await mark.scrollIntoViewIfNeeded();
    // A lazy picture has no colours before it has loaded.
    await mark.evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode();
    });
    if ((await contrastOf(mark)) < MINIMUM_CONTRAST) faint.push((await mark.getAttribute('src')) ?? '');
  }
  return faint;
}

/** Runs a check in forced colours on a dark and on a light canvas. */
async function inForcedColors(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await check();
    });
}

test('in forced colours marks, pictures and the current page are visible, and nothing covers text', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/`);
  await inForcedColors(page, async () => {
    expect(await faintMarks(page)).toEqual([]);
    expect(await contrastOf(page.locator('main img').first())).toBeGreaterThan(MINIMUM_CONTRAST);
    const label = page.locator('[data-block="counters"] dt').first();
    const before = await label.screenshot();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-block="counters"] dd { visibility: hidden; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect((await label.screenshot()).equals(before), 'the figure covers its label').toBe(true);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await expect(page.locator('footer > svg').first()).toBeHidden();
  });

  await visit(page, `${demoSite()}/software/aws`);
  await inForcedColors(page, async () => {
    expect(await faintMarks(page)).toEqual([]);
    const marked = await page.locator('header nav button:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(button);
        const canvas = getComputedStyle(document.body).backgroundColor;
        return borderBlockEndWidth !== '0px' && borderBlockEndColor !== canvas ? button.textContent : [];
      }),
    );
    expect(marked).toEqual(['Software']);
  });

  await visit(page, `${demoSite()}/insight/case-study/regional-bank-nine-weekends`);
  await inForcedColors(page, async () => {
    expect(await faintMarks(page, '[data-block="chapters"] img')).toEqual([]);
  });
});
