import { routes } from 'virtual:pagewright/routes';
import site from 'virtual:pagewright/site';
import { prerender } from 'react-dom/static';
import { loadSanitiser } from '../packages/pagewright/src/content/sanitising/clean-html.ts';
import { loadBlock } from '../packages/pagewright/src/render/blocks/block-loader.ts';
import { type HeadTag, tagsOf } from '../packages/pagewright/src/render/head/head-tags.ts';
import type { ContentService, Seed } from '../packages/pagewright/src/render/queries/content-service.ts';
import type { LoadedPage } from '../packages/pagewright/src/render/routing/load-page.ts';
import { cleanPath } from '../packages/pagewright/src/render/routing/route-match.ts';
import { App } from './App.tsx';
import { formAction, siteUrl } from './settings.ts';

// Drawing is synchronous, so the sanitiser has to be there before the first page is drawn.
await loadSanitiser();

/** A page as HTML. */
export interface PrerenderedPage {
  /** What stands in the root element. */
  readonly html: string;
  /** `<link rel="preload">` elements of the pictures that the first screen shows. */
  readonly preloads: string;
  readonly head: readonly HeadTag[];
  /** Blocks that threw and were left out. */
  readonly lost: readonly LostBlock[];
}

export interface LostBlock {
  /** Its place among the page's blocks, from 0. */
  readonly index: number;
  readonly file: string;
  /** Its number in its file, from 1. */
  readonly block: number;
  readonly type: string;
  readonly message: string;
}

interface Attempt {
  readonly html: string;
  readonly preloads: string;
  readonly head: readonly HeadTag[];
}

async function attempt(first: LoadedPage, seed: Seed, isConfigured: boolean): Promise<Attempt> {
  const service: ContentService = {
    isConfigured,
    seed,
    read: () => Promise.reject(new Error('A prerendered page reads nothing')),
    need: () => () => {},
  };
  const heads: (readonly HeadTag[])[] = [];
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <App
      site={site}
      siteUrl={siteUrl}
      routes={routes}
      first={first}
      service={service}
      sendMessage={() => Promise.reject(new Error('A prerendered page sends nothing'))}
      formAction={formAction}
      onHead={(head) => heads.push(tagsOf(site, head))}
    />,
    // Larger boundaries would be written as a fallback, with an inline script that the content policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  );
  const written = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  // React puts its preloads of pictures before the first element; they belong into the head.
  const preloads = /^(?:<link [^>]*>)*/.exec(written)?.[0] ?? '';
  return { html: written.slice(preloads.length), preloads, head: heads.at(-1) ?? [] };
}

/** Finds the blocks that throw by drawing the page with each of them alone. */
async function findLost(first: LoadedPage, seed: Seed, isConfigured: boolean): Promise<LostBlock[]> {
  const blocks = first.match ? first.page.plan.blocks : [];
  const lost: LostBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const others = [...blocks.keys()].filter((other) => other !== index);
    try {
      await attempt(first, { ...seed, lost: others }, isConfigured);
    } catch (error) {
      lost.push({ index, ...block.place, type: block.type, message: String(error) });
    }
  }
  return lost;
}

/** Throws for a block whose code cannot be loaded or drawn: that is a fault of the code, and no content can cause it. */
async function requireBlocks(first: LoadedPage): Promise<void> {
  for (const { type, place } of first.match ? first.page.plan.blocks : []) {
    try {
      const { default: component } = await loadBlock(type);
      if (typeof component !== 'function') throw new Error('Its default export is no component');
    } catch (error) {
      throw new Error(`${place.file}, block ${place.block} (${type}) cannot be loaded: ${error}`);
    }
  }
}

/**
 * Draws the page at an address out of what was read for it. An error boundary does not act here, so a block that
 * throws is left out by drawing the page again without it.
 * @param seed what the page's queries came to; its `lost` is found here
 */
export async function renderPath(path: string, seed: Seed, isConfigured: boolean): Promise<PrerenderedPage> {
  const { loadPage } = await import('../packages/pagewright/src/render/routing/load-page.ts');
  const first = await loadPage(routes, cleanPath(path));
  await requireBlocks(first);
  try {
    return { ...(await attempt(first, seed, isConfigured)), lost: [] };
  } catch (error) {
    const lost = await findLost(first, seed, isConfigured);
    if (lost.length === 0) throw error;
    const without = { ...seed, lost: lost.map((block) => block.index) };
    return { ...(await attempt(first, without, isConfigured)), lost };
  }
}
