import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pascalCase } from '../../../packages/pagewright/src/schema/word-case.ts';
import { root } from '../fixture-sites/build-once.ts';

/** Every block type by the file name of its component in the build. */
const typesByComponent = new Map(
  readdirSync(path.join(root, 'schemas/blocks')).map((file): [string, string] => {
    const type = path.basename(file, '.json');
    return [pascalCase(type), type];
  }),
);

/** The type of the block that a script contains. */
export function typeOfScript(url: string): string | undefined {
  const [, component = ''] = /\/assets\/(\w+)-[^/]*\.js$/.exec(url) ?? [];
  return typesByComponent.get(component);
}

/** Types of the blocks that a page has loaded. */
export async function loadedTypes(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.flatMap((url) => typeOfScript(url) ?? []))].sort();
}

/** Types of the blocks on a page. */
export async function typesOnPage(page: Page): Promise<string[]> {
  const types = await page
    .locator('[data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block') ?? ''));
  return [...new Set(types)].sort();
}
