import { chromium } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { browserArguments, findBrowser, needlessArguments } from '../find-browser.ts';
import { demoSite, sitePaths } from '../fixture-sites/demo-site.ts';
import { cardDefects } from './card-defects.ts';
import { labelDefects } from './label-defects.ts';
import { pictureRooms } from './picture-rooms.ts';
import { setTextSpacing } from './text-spacing.ts';

const softly = expect.configure({ soft: true });

/** A phone, and a laptop whose window is only slightly wider than the content. */
const widths = [360, 1366];

test('every page fits into a window with a wide scroll bar, its cards open anywhere, its pictures keep their space before they load, and its labels fit with wide text spacing', async () => {
  test.setTimeout(120_000);
  // The browser of the other tests has scroll bars without a width. Layout needs no images.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
    ignoreDefaultArgs: [...needlessArguments(), '--hide-scrollbars'],
  });
  const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  for (const path of await sitePaths()) {
    await page.goto(demoSite() + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      softly(wider, `pixels by which the page is wider than the window: ${path}, ${width} px`).toBe(0);
      softly(await cardDefects(page), `${path}, ${width} px`).toEqual([]);
      softly(await pictureRooms(page), `${path}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await setTextSpacing(page, true);
    softly(await labelDefects(page), `${path}, wide text spacing`).toEqual([]);
    await setTextSpacing(page, false);
  }
  await browser.close();
});
