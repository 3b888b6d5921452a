import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { layoutDefects } from '../every-page/layout-defects.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

const paths = ['/', '/services/product-engineering', '/services/security', '/software/aws', '/contact-us'];

/** Distances of the main parts and the meridian line from the start edge, in pixels. */
function distances(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const backward = getComputedStyle(document.documentElement).direction === 'rtl';
    const width = document.documentElement.clientWidth;
    const parts = [
      'header img',
      'main h1',
      'main h2',
      'main section img',
      '[data-block="contact-form"] form',
    ];
    const found = parts.flatMap((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box ? [[part, Math.round(backward ? width - box.right : box.left)]] : [];
    });
    const section = document.querySelector('main section');
    const line = section ? getComputedStyle(section, '::before') : undefined;
    const meridian = backward ? line?.right : line?.left;
    return Object.fromEntries([...found, ['meridian', Math.round(Number.parseFloat(meridian ?? '-1'))]]);
  });
}

test('a right-to-left page mirrors the left-to-right page, and no text covers a picture', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await visit(page, demoSite() + path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const forward = await distances(page);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await layoutDefects(page), `${path} at ${width} px`).toEqual([]);
      const backward = await distances(page);
      for (const [part, distance] of Object.entries(forward))
        expect
          .soft(Math.abs((backward[part] ?? 0) - distance), `${part} of ${path} at ${width} px`)
          .toBeLessThanOrEqual(2);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    }
  }
});
