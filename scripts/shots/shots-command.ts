import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { openFixtureSite } from '../../tests/browser/fixture-sites/fixture-site.ts';
import { shootStudio } from './studio-shots.ts';

const widths = [360, 768, 1440];
const thumbnail = 300;

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: widths.join() },
    studio: { type: 'boolean', default: false },
  },
});
if (values.studio) {
  await shootStudio();
  process.exit();
}
const folder = path.resolve('shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const fixture = values.site ? undefined : await openFixtureSite('shots');
const site = values.site ?? fixture?.address ?? '';
const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, location]) => new URL(location ?? '').pathname)
  .concat('/no-such-page')
  .filter((address) => address.includes(values.only));

/** Scrolls through the page, so that every picture is there before the shot is taken. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const sheet: { readonly file: string; readonly column: number; readonly row: number }[] = [];
for (const [column, width] of values.widths.split(',').map(Number).entries()) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [row, address] of paths.entries()) {
    await page.goto(site + address, { waitUntil: 'networkidle' });
    await showAll(page);
    const file = path.join(
      folder,
      `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}-${width}.png`,
    );
    await page.screenshot({ path: file, fullPage: true });
    sheet.push({ file, column, row });
    console.log(path.relative(process.cwd(), file));
  }
  await context.close();
}
await browser.close();
await fixture?.close();

/** The tops of all pages on one picture: a row a page, a column a width. */
const cell = { width: thumbnail, height: 460 };
const tiles = await Promise.all(
  sheet.map(async ({ file, column, row }) => ({
    input: await sharp(file)
      .resize(cell.width, cell.height, { fit: 'cover', position: 'top' })
      .png()
      .toBuffer(),
    left: 20 + column * (cell.width + 20),
    top: 20 + row * (cell.height + 20),
  })),
);
const columns = Math.max(...sheet.map(({ column }) => column)) + 1;
await sharp({
  create: {
    width: 20 + columns * (cell.width + 20),
    height: 20 + paths.length * (cell.height + 20),
    channels: 3,
    background: '#888',
  },
})
  .composite(tiles)
  .png()
  .toFile(path.join(folder, 'contact-sheet.png'));
console.log('shots/contact-sheet.png');
