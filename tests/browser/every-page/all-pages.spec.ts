import { chromium } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { browserArguments, findBrowser, needlessArguments } from '../find-browser.ts';
import { demoSite, sitePaths } from '../fixture-sites/demo-site.ts';
import { cardDefects } from './card-defects.ts';
import { labelDefects } from './label-defects.ts';
import { pictureRooms } from './picture-rooms.ts';
import { setTextSpacing } from './text-spacing.ts';

const softly = expect.configure({ soft: true });

/** The narrowest window, where texts have wide spacing. */
const narrowest = 320;

/** A phone, and a laptop whose window is only slightly wider than the content. Pages take turns: many show the same cards and pictures. */
const turns = [360, 1366];

/**
 * The two widths of a page. Each change of the width is a layout of the whole page, so a page begins with the last width of the page before.
 */
function widthsOf(index: number): readonly number[] {
  const widths = [narrowest, turns[Math.floor(index / 2) % turns.length] ?? narrowest];
  return index % 2 === 0 ? widths : widths.toReversed();
}

test('every page fits into a window with a wide scroll bar, its cards open anywhere, its pictures keep their space before they load, and its labels fit with wide text spacing', async () => {
  test.setTimeout(120_000);
  // The browser of the other tests has scroll bars without a width. Layout needs no images.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
    ignoreDefaultArgs: [...needlessArguments(), '--hide-scrollbars'],
  });
  const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  for (const [index, path] of (await sitePaths()).entries()) {
    await page.goto(demoSite() + path);
    for (const width of widthsOf(index)) {
      await page.setViewportSize({ width, height: 900 });
      if (width === narrowest) {
        await setTextSpacing(page, true);
        softly(await labelDefects(page), `${path}, wide text spacing`).toEqual([]);
        await setTextSpacing(page, false);
        continue;
      }
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      softly(wider, `pixels by which the page is wider than the window: ${path}, ${width} px`).toBe(0);
      softly(await cardDefects(page), `${path}, ${width} px`).toEqual([]);
      softly(await pictureRooms(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});
