import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { wordpress } from 'pagewright-wordpress';
import { sanitiseHtml } from '../../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import { expect, test } from '../browser-test.ts';
import { layoutDefects } from '../every-page/layout-defects.ts';
import { visit } from '../every-page/visit.ts';
import { root } from '../fixture-sites/build-once.ts';
import { hostileSite } from '../fixture-sites/hostile-site.ts';
import { boxDefects } from './box-defects.ts';

const widths = [320, 360, 768, 1024, 1440, 1920];
const entry = 'tests/hostile-content/posts/layouts-of-the-editor.json';
const player = '<iframe src="https://www.youtube.com/embed/tides123456" title="How tides work"></iframe>';
const styles = path.join(root, 'packages/pagewright/src/content-styles');

async function defectsAtEachWidth(page: Page, selector: string): Promise<string[]> {
  const defects: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const found = [...(await boxDefects(page, selector)), ...(await layoutDefects(page))];
    defects.push(...found.map((defect) => `${width} px: ${defect}`));
  }
  return defects;
}

/** A page with the entry in the stylesheet of the engine. The site around it has a colour for links, and no other styles. */
async function openPlainPage(page: Page): Promise<void> {
  const { sections } = JSON.parse(readFileSync(path.join(root, entry), 'utf8'));
  const html = sections
    .map(({ content }: { content: string }) => sanitiseHtml(content, wordpress().api))
    .concat(sanitiseHtml(player, wordpress().api))
    .join('');
  const origin = 'http://plain.test';
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.css')) return route.fulfill({ path: path.join(styles, pathname) });
    if (pathname.startsWith('/plates/')) return route.fulfill({ path: path.join(root, 'public', pathname) });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Layouts</title><meta name="viewport" content="width=device-width">
        <link rel="stylesheet" href="/content.css"><style>body { margin: 1.5rem; overflow-wrap: anywhere } a { color: #1f3a5f }</style>
        <main><div class="content">${html}</div></main>`,
    });
  });
  await page.goto(`${origin}/`);
}

test('each layout of the block editor is whole at each width: the site', async ({ page }) => {
  await visit(page, `${hostileSite()}/insight/blog/layouts-of-the-editor`);
  expect(await defectsAtEachWidth(page, '[data-block="article"] :has(> h3)')).toEqual([]);
});

test('each layout of the block editor is whole at each width: the stylesheet of the engine', async ({
  page,
}) => {
  await openPlainPage(page);
  expect(await defectsAtEachWidth(page, '.content')).toEqual([]);
});

test('words keep their colours and their gaps in the stylesheet of the engine', async ({ page }) => {
  await openPlainPage(page);
  await expect(page.locator('.content-player-title')).toHaveCSS('color', 'rgb(255, 255, 255)');
  const [first, second] = await page.locator('.content div:not([class]) > section > p').all();
  const [before, after] = [await first?.boundingBox(), await second?.boundingBox()];
  expect((after?.y ?? 0) - (before?.y ?? 0) - (before?.height ?? 0)).toBeGreaterThan(15);
});
