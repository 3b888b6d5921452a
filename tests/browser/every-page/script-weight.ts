import type { Page } from '@playwright/test';
import { compressText } from '../../../packages/pagewright/src/node/output/compress.ts';

const known = new Map<string, Promise<number>>();

/** Compressed bytes of a script. Fixture sites are not compressed, so each script is compressed here, once. */
function weightOf(url: string): Promise<number> {
  const weight =
    known.get(url) ??
    fetch(url).then(async (response) => {
      return (await compressText(new Uint8Array(await response.arrayBuffer()))).length;
    });
  known.set(url, weight);
  return weight;
}

/** Watches the scripts of a page from now on. Returns a function that sums their compressed bytes. */
export function watchScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) weights.push(weightOf(response.url()));
  });
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}
