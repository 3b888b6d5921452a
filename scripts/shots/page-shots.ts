import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';

/** Scrolls to every picture, as a reader does, so that a screenshot shows them all. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      // A lazy picture that this width hides is never loaded.
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: 'instant' });
      await image.decode().catch(() => undefined);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The file of a screenshot. */
export function shotFile(folder: string, address: string, width: number): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  return path.join(folder, `${name}-${width}.png`);
}

interface PageShots {
  readonly site: string;
  readonly paths: readonly string[];
  readonly widths: readonly number[];
  readonly folder: string;
}

/** Takes a screenshot of each whole page at each width. */
export async function shootPages({ site, paths, widths, folder }: PageShots): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const address of paths) {
      await page.goto(site + address, { waitUntil: 'networkidle' });
      await showAll(page);
      const file = shotFile(folder, address, width);
      await page.screenshot({ path: file, fullPage: true });
      console.log(path.relative(process.cwd(), file));
    }
    await context.close();
  }
  await browser.close();
}
