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

interface LoadedScripts {
  /** Compressed bytes. */
  readonly bytes: number;
  /** URLs. */
  readonly files: readonly string[];
}

/** Watches the scripts of a page from now on. Returns a function that lists and weighs them. */
export function watchScripts(page: Page): () => Promise<LoadedScripts> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.add(response.url());
  });
  return async () => {
    const weights = await Promise.all([...files].map(weightOf));
    return { bytes: weights.reduce((sum, weight) => sum + weight, 0), files: [...files] };
  };
}
