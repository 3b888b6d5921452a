import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../json/json-value.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { baseIn } from '../output/server-folder.ts';
import { projectPackage } from '../project-package.ts';
import { closeServer, folderHandler, listen } from '../serving/static-server.ts';
import type { BuiltState } from './build-states.ts';
import { findBrowser, playwrightPackages } from './find-browser.ts';

/** Widths in CSS pixels: a small phone and a desktop. */
const widths = [360, 1440];

/** The part of Playwright that takes screenshots. */
interface Chromium {
  launch(options: { readonly executablePath: string; readonly args: readonly string[] }): Promise<Browser>;
}

interface Browser {
  newPage(options: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly javaScriptEnabled: boolean;
    readonly reducedMotion: 'reduce';
  }): Promise<{
    goto(url: string, options: { readonly waitUntil: 'load' }): Promise<unknown>;
    screenshot(options: { readonly path: string; readonly fullPage: boolean }): Promise<unknown>;
    close(): Promise<void>;
  }>;
  close(): Promise<void>;
}

function isPlaywright(value: unknown): value is { readonly chromium: Chromium } {
  return (isRecord(value) || typeof value === 'function') && 'chromium' in value;
}

async function launchBrowser(root: string): Promise<Browser> {
  for (const name of playwrightPackages) {
    const playwright = await projectPackage(root, name);
    if (!isPlaywright(playwright)) continue;
    const executablePath = await findBrowser(root);
    return playwright.chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  }
  throw new ExplainedError(
    'Screenshots need Playwright and a browser: npm install --save-dev playwright && npx playwright install chromium',
  );
}

/** Maximum length of the name of a page in file names, in characters. */
const longestName = 60;

/** A name for each page in the names of files, different also on disks that take `A` for `a`. */
export function shotNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const nameOf = (page: string) => {
    const words = page
      .slice(1)
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}\p{M}_-]+/gu, '-');
    const name = [...(words || 'home')].slice(0, longestName).join('');
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}-${count}`;
    taken.add(free.toLowerCase());
    return free;
  };
  return new Map(paths.map((page) => [page, nameOf(page)]));
}

/**
 * Writes screenshots of pages into a folder, one for each width and state. Scripts do not run, so that the two states differ only in their
 * build. Throws an ExplainedError if the project has no Playwright, or if no browser is found.
 */
export async function writeShots(
  root: string,
  folder: string,
  paths: readonly string[],
  states: { readonly before: BuiltState; readonly after: BuiltState },
): Promise<readonly string[]> {
  const browser = await launchBrowser(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const names = shotNames(paths);
  try {
    for (const [name, { dist, pages }] of Object.entries(states)) {
      const { server, address } = await listen(folderHandler(dist), 0);
      const base = baseIn(dist);
      for (const width of widths) {
        const viewport = { width, height: 900 };
        const page = await browser.newPage({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' });
        for (const each of paths.filter((one) => pages.has(one))) {
          const file = path.join(folder, `${names.get(each)}-${width}-${name}.png`);
          await page.goto(address + base + encodeURI(each), { waitUntil: 'load' });
          await page.screenshot({ path: file, fullPage: true });
          files.push(file);
        }
        await page.close();
      }
      await closeServer(server);
    }
  } finally {
    await browser.close();
  }
  return files;
}
