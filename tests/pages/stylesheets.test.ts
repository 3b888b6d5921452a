import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { visitedSites } from '../browser/every-page/visited-sites.ts';
import { root } from '../browser/fixture-sites/build-once.ts';
import { configOf } from './block-place.ts';
import { builtPage } from './built-page.ts';

/** The largest size of the styles that a page loads before it shows anything, in bytes with Brotli. */
const budget = 15_200;

const assets = path.join(root, '.pagewright/fixture-sites/demo/site/assets');
const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
const texts = new Map(sheets.map((file) => [file, readFileSync(path.join(assets, file), 'utf8')]));
const sizes = new Map([...texts].map(([file, text]) => [file, brotliCompressSync(text).length]));
const sizeOf = (file: string) => sizes.get(file) ?? Number.NaN;

const classesIn = (css: string) => new Set(css.match(/(?<=\.)[\w-]{6,7}_\w+/g));

/** The classes of CSS modules, by the file of the bundle. */
const classes = new Map([...texts].map(([file, text]) => [file, classesIn(text)]));

interface Stylesheets {
  readonly files: readonly string[];
  /** The files of the bundle that the stylesheets contain, perhaps without some of their parts. */
  readonly parts: readonly string[];
}

function stylesheetsOf(page: Document): Stylesheets {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return {
    files: links.map((link) => path.basename(link.getAttribute('href') ?? '')),
    parts: links.flatMap(({ dataset }) => dataset.holds?.split(' ') ?? []).map((name) => `${name}.css`),
  };
}

const paths = [...(visitedSites[0]?.paths ?? []), '/404'];

test('a page loads at most two stylesheets before it shows, and they stay within their budget', async () => {
  const defects = new Set<string>();
  for (const pagePath of paths) {
    const page = await builtPage(pagePath);
    const { files, parts } = stylesheetsOf(page);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    if (files.length <= 2 && bytes <= budget) continue;
    const heaviest = [...parts].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 4);
    defects.add(
      `${configOf(page.querySelector('#pagewright-payload')?.textContent)} has ${files.length} stylesheets of ${bytes} bytes. The heaviest: ${heaviest.map((part) => `${part} ${sizeOf(part)}`).join(', ')}`,
    );
  }
  expect([...defects]).toEqual([]);
});

test.each(visitedSites)('no page of $name has elements without their styles', async (site) => {
  const defects: string[] = [];
  const linked = new Map<string, ReadonlySet<string>>();
  for (const pagePath of [...site.paths, '/404']) {
    const page = await builtPage(pagePath, site.address());
    const { files } = stylesheetsOf(page);
    const used = new Set([...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
    for (const file of files) {
      if (linked.has(file)) continue;
      const response = await fetch(`${site.address()}/assets/${file}`);
      linked.set(file, classesIn(await response.text()));
    }
    const styled = new Set(files.flatMap((file) => [...(linked.get(file) ?? [])]));
    for (const [file, names] of classes) {
      const missing = [...names].find((name) => used.has(name) && !styled.has(name));
      if (missing !== undefined)
        defects.push(`${pagePath} has .${missing} and lacks its styles, as in ${file}`);
    }
  }
  expect(defects).toEqual([]);
});
