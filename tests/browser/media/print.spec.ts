import { expect, test } from '../browser-test.ts';
import { layoutDefects } from '../every-page/layout-defects.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

const paths = [
  '/',
  '/services/security',
  '/services/product-engineering',
  '/software/aws',
  '/company',
  '/insight/case-studies/page/2',
  '/insight/blog/hiring-engineers-by-engineers',
];

/** Widths of A4 portrait and A3 landscape without margins, in CSS pixels. */
const papers = [673, 1466];

test('a printed page has black text that covers no picture, all its pictures, and no controls', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, demoSite() + path);
    await page.emulateMedia({ media: 'print' });
    for (const width of papers) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutDefects(page), `${path} on paper of ${width} px`).toEqual([]);
    }
    const coloured = await page.locator('main *, footer *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(coloured, path).toEqual([]);
    await expect(page.locator('header, nav, form, button, iframe').filter({ visible: true })).toHaveCount(0);
    await expect
      .poll(() =>
        page
          .locator('main img, footer img')
          .evaluateAll((pictures) =>
            pictures.flatMap((picture) =>
              picture instanceof HTMLImageElement && picture.naturalWidth === 0 ? picture.src : [],
            ),
          ),
      )
      .toEqual([]);
  }
});
