import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPage } from '../../pages/built-page.ts';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { serveFaulty } from '../fixture-sites/faulty-site.ts';
import { buildTime, watchErrors } from '../fixture-sites/faulty-test.ts';
import { components, findThrowingTypes, sabotagedSite } from './sabotage.ts';

interface Block {
  readonly place: string;
  readonly type: string;
  readonly text: string;
}

async function blocksOf(path: string, site: string): Promise<Block[]> {
  const document = await builtPage(path, site);
  return [...document.querySelectorAll('[data-block]')].map((element) => ({
    place: element.getAttribute('data-slot') ?? '',
    type: element.getAttribute('data-block') ?? '',
    text: element.textContent ?? '',
  }));
}

test('every block type that a page shows throws on one of these pages', async () => {
  const types = [...(await findThrowingTypes()).values()].flat();
  expect([...components.keys()]).toEqual(expect.arrayContaining(types));
  expect(types.length).toBeGreaterThan(15);
});

test('a block that throws at prerender is omitted alone, and the build names its place', async () => {
  test.setTimeout(buildTime);
  const folder = await sabotagedSite();
  const warnings: string[] = JSON.parse(readFileSync(path.join(folder, 'warnings.json'), 'utf8'));
  const { address, close } = await serveFaulty(folder);
  for (const [at, types] of await findThrowingTypes()) {
    const all = await blocksOf(at, demoSite());
    expect(await blocksOf(at, address), at).toEqual(all.filter(({ type }) => !types.includes(type)));
    for (const { place, type } of all.filter(({ type }) => types.includes(type))) {
      const [file, number] = place.split(':');
      const threw = `${file}, block ${number} (${type}) threw on ${at} and was left out: Error: set to throw in render`;
      expect(warnings.filter((each) => each.startsWith(threw))).toHaveLength(1);
    }
  }
  await close();
});

test('a page with an omitted block hydrates without an error', async ({ page }) => {
  test.setTimeout(buildTime);
  const { address, close } = await serveFaulty(await sabotagedSite());
  const errors = watchErrors(page);
  for (const at of [...(await findThrowingTypes()).keys()].slice(-3)) await visit(page, address + at);
  expect(errors).toEqual([]);
  await close();
});
