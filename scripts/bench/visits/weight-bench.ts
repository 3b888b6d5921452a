import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { atMost, type Figure, type FigureGroup } from '../figure.ts';
import { addressOfEachConfig, type ServedSite } from '../served-site.ts';
import { nameOf, packageOf, readModuleLengths, shortName } from './module-weights.ts';
import { phone } from './phone.ts';

/** Size of what a browser that takes brotli is sent. */
function sentBytes(folder: string, address: string): number {
  const file = path.join(folder, decodeURIComponent(address));
  const page = path.join(file, 'index.html');
  const found = [`${page}.br`, page, `${file}.br`, file].find(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
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

const listedModules = 15;

/** The heaviest of named sizes, as lines. */
function heaviest(sizes: ReadonlyMap<string, number>, most: number): string[] {
  return [...sizes]
    .sort(([, left], [, right]) => right - left)
    .slice(0, most)
    .map(([name, bytes]) => `  ${(bytes / 1024).toFixed(1).padStart(6)} kB  ${name}`);
}

/**
 * Where the bytes of scripts are. A script is compressed as a whole, so each of its modules has the part of the compressed
 * bytes that it has of the text.
 */
async function bytesOfModules(root: string, folder: string, paths: readonly string[]): Promise<string[]> {
  const lengths = await readModuleLengths(root);
  const modules = new Map<string, number>();
  const packages = new Map<string, number>();
  for (const script of paths) {
    const parts = lengths.get(nameOf(script));
    if (!parts) continue;
    const total = [...parts.values()].reduce((sum, length) => sum + length, 0);
    for (const [id, length] of parts) {
      const bytes = (sentBytes(folder, script) * length) / total;
      modules.set(shortName(id), (modules.get(shortName(id)) ?? 0) + bytes);
      packages.set(packageOf(id), (packages.get(packageOf(id)) ?? 0) + bytes);
    }
  }
  return [
    'by package:',
    ...heaviest(packages, packages.size),
    'by module:',
    ...heaviest(modules, listedModules),
  ];
}

/** Bytes and requests of a first visit, an address for each page config. */
export async function benchWeight(root: string, browser: Browser, site: ServedSite): Promise<FigureGroup> {
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const [file, address] of addressOfEachConfig(root, site.folder)) {
    const paths = await fetched(browser, site, address);
    const sum = (chosen: readonly string[]) =>
      chosen.reduce((bytes, each) => bytes + sentBytes(site.folder, each), 0) / 1024;
    const name = file.replace(/\.json$/, '');
    if (file === 'home.json')
      notes.push(
        'Where the script of the home page is,',
        ...(await bytesOfModules(root, site.folder, paths)),
      );
    figures.push(
      {
        what: `${name}: script`,
        value: sum(paths.filter((each) => each.endsWith('.js'))),
        unit: 'kB',
        goal: atMost(72),
      },
      { what: `${name}: HTML`, value: sum([address]), unit: 'kB' },
      { what: `${name}: stylesheet`, value: sum(paths.filter(isStylesheet)), unit: 'kB' },
      { what: `${name}: requests`, value: paths.length, unit: 'requests' },
    );
  }
  return {
    heading: 'First visit of each page config (brotli, 390 px wide, until nothing is under way)',
    figures,
    notes,
  };
}
