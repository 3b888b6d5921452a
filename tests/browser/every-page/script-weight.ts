import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { configOf, placeOf } from '../../pages/block-place.ts';
import { typeOfScript } from './loaded-blocks.ts';

/**
 * The most script that a first visit may load: 74.5 kB with Brotli. The last kilobyte keeps a page and its forms when code fails or never
 * arrives.
 */
const budget = { bytes: 74_500, files: 6 };

const known = new Map<string, Promise<number>>();

/** Compressed bytes of a script. Fixture sites are not compressed, so each script is compressed here, once. */
function weightOf(url: string): Promise<number> {
  const weight =
    known.get(url) ??
    fetch(url).then(async (response) => {
      return brotliCompressSync(await response.arrayBuffer()).length;
    });
  known.set(url, weight);
  return weight;
}

/**
 * Watches the scripts of a page from now on. Returns a function that reports the bytes over the budget and the heaviest scripts, each with
 * its block type if it is the code of a block.
 */
export function watchScripts(page: Page): () => Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.add(response.url());
  });
  return async () => {
    const weighed = await Promise.all([...files].map(async (url) => ({ url, bytes: await weightOf(url) })));
    const bytes = weighed.reduce((sum, each) => sum + each.bytes, 0);
    if (files.size > 0 && files.size <= budget.files && bytes <= budget.bytes) return [];
    const config = configOf(await page.locator('#pagewright-payload').textContent());
    const heaviest = weighed
      .sort((one, other) => other.bytes - one.bytes)
      .map((script) => {
        const type = typeOfScript(script.url);
        const place = type === undefined ? '' : ` (${placeOf(config, type)})`;
        return `${new URL(script.url).pathname} ${script.bytes}${place}`;
      });
    return [
      `${config} loads ${files.size} scripts of ${bytes} bytes. A first visit may load ${budget.files} of ${budget.bytes}: ${heaviest.join(', ')}`,
    ];
  };
}
