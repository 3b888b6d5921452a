import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { possiblePageFiles } from '../../../packages/pagewright/src/pipeline/files/page-files.ts';
import { atMost, type Figure, type FigureGroup } from '../figure.ts';
import { addressOfEachConfig, type ServedSite } from '../served-site.ts';
import { type ModuleLengths, nameOf, readModuleLengths } from './module-weights.ts';
import { phone } from './phone.ts';

/** The size of a response to a browser that accepts brotli. */
function sentBytes(folder: string, address: string): number {
  const name = decodeURIComponent(address).slice(1);
  const files = [name, ...possiblePageFiles(name)].map((file) => path.join(folder, file));
  const found = files
    .flatMap((file) => [`${file}.br`, file])
    .find((each) => existsSync(each) && statSync(each).isFile());
  return found ? statSync(found).size : 0;
}

function isStylesheet(address: string): boolean {
  return address.endsWith('.css');
}

/** What a first visit to an address fetches from the site, in order. */
async function fetched(browser: Browser, { address }: ServedSite, start: string): Promise<string[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === address) paths.push(url.pathname);
  });
  await page.goto(address + start, { waitUntil: 'networkidle', timeout: 15_000 });
  await context.close();
  return paths;
}

/** Modules smaller than this are not listed. In kB. */
const listedFrom = 0.3;

/**
 * The sizes of the modules in a script, as lines. The script is compressed as a whole, so each module gets a share of the compressed bytes:
 * the same as its share of the text.
 */
function modulesOf(script: string, lengths: ModuleLengths, folder: string): string[] {
  const kilobytes = sentBytes(folder, script) / 1024;
  const modules = [...(lengths.get(nameOf(script)) ?? [])].sort(([, one], [, other]) => other - one);
  const total = modules.reduce((sum, [, length]) => sum + length, 0);
  const line = (size: number, name: string) => `${size.toFixed(1).padStart(8)} kB  ${name}`;
  const listed = modules.flatMap(([id, length]) => {
    const size = (kilobytes * length) / total;
    return size < listedFrom ? [] : [`  ${line(size, id)}`];
  });
  return [line(kilobytes, nameOf(script)), ...listed];
}

/** The modules of the scripts that all pages load, then the modules of the further scripts of each page. */
function moduleNotes(
  scriptsOfPages: ReadonlyMap<string, readonly string[]>,
  lengths: ModuleLengths,
  folder: string,
): string[] {
  const pages = [...scriptsOfPages.values()];
  const [first = []] = pages;
  const common = first.filter((script) => pages.every((scripts) => scripts.includes(script)));
  const notes = ['Scripts of every page, and their modules:'];
  notes.push(...common.flatMap((script) => modulesOf(script, lengths, folder)));
  for (const [name, scripts] of scriptsOfPages) {
    const own = scripts.filter((script) => !common.includes(script));
    if (own.length > 0) notes.push(`In addition ${name}:`);
    notes.push(...own.flatMap((script) => modulesOf(script, lengths, folder)));
  }
  return notes;
}

/** Bytes and requests of a first visit, an address for each page config. */
export async function benchWeight(root: string, browser: Browser, site: ServedSite): Promise<FigureGroup> {
  const figures: Figure[] = [];
  const scriptsOfPages = new Map<string, string[]>();
  for (const [file, address] of addressOfEachConfig(root, site.folder)) {
    const paths = await fetched(browser, site, address);
    const sum = (chosen: readonly string[]) =>
      chosen.reduce((bytes, each) => bytes + sentBytes(site.folder, each), 0) / 1024;
    const name = file.replace(/\.json$/, '');
    const scripts = paths.filter((each) => each.endsWith('.js'));
    scriptsOfPages.set(name, scripts);
    figures.push(
      {
        what: `${name}: script`,
        value: sum(scripts),
        unit: 'kB',
        goal: atMost(72_000 / 1024),
      },
      { what: `${name}: HTML`, value: sum([address]), unit: 'kB' },
      { what: `${name}: stylesheet`, value: sum(paths.filter(isStylesheet)), unit: 'kB' },
      { what: `${name}: requests`, value: paths.length, unit: 'requests' },
    );
  }
  return {
    heading: 'First visit of each page config (brotli, 390 px wide, until nothing is under way)',
    figures,
    notes: moduleNotes(scriptsOfPages, await readModuleLengths(root), site.folder),
  };
}
