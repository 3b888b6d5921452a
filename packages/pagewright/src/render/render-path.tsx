import { prerender } from 'react-dom/static';
import { loadSanitiser } from '../content/sanitising/clean-html.ts';
import { App } from './App.tsx';
import { type HeadTag, tagsOf } from './head/head-tags.ts';
import type { ContentService, PagePayload } from './queries/content-service.ts';
import { type LoadedPage, loadPage } from './routing/load-page.ts';
import { cleanPath } from './routing/route-match.ts';
import type { Settings } from './settings.ts';
import type { SiteCode } from './site-code.ts';

/** A page as HTML. */
export interface PrerenderedPage {
  /** What stands in the root element. */
  readonly html: string;
  /** `<link rel="preload">` elements of the pictures that the first screen shows. */
  readonly preloads: string;
  readonly head: readonly HeadTag[];
  /** Blocks that threw and were left out. */
  readonly omitted: readonly OmittedBlock[];
}

export interface OmittedBlock {
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

/** What every page of a build is drawn with. */
interface Stage {
  readonly code: SiteCode;
  readonly settings: Settings;
}

async function attempt({ code, settings }: Stage, first: LoadedPage, payload: PagePayload): Promise<Attempt> {
  const { contentBase } = settings;
  const service: ContentService = {
    isConfigured: contentBase !== undefined,
    payload: payload,
    read: () => Promise.reject(new Error('A prerendered page reads nothing')),
    retain: () => () => {},
  };
  const heads: (readonly HeadTag[])[] = [];
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <App
      code={code}
      settings={settings}
      first={first}
      service={service}
      sendMessage={() => Promise.reject(new Error('A prerendered page sends nothing'))}
      onHead={(head) => heads.push(tagsOf(code.config, head))}
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
async function findThrowingBlocks(
  stage: Stage,
  first: LoadedPage,
  payload: PagePayload,
): Promise<OmittedBlock[]> {
  const blocks = first.match ? first.page.plan.blocks : [];
  const lost: OmittedBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const others = [...blocks.keys()].filter((other) => other !== index);
    try {
      await attempt(stage, first, { ...payload, omitted: others });
    } catch (error) {
      lost.push({ index, ...block.place, type: block.type, message: String(error) });
    }
  }
  return lost;
}

/** Throws for a block whose code cannot be loaded or drawn: that is a fault of the code, and no content can cause it. */
async function requireBlocks({ blocks }: SiteCode, first: LoadedPage): Promise<void> {
  for (const { type, place } of first.match ? first.page.plan.blocks : []) {
    try {
      const { default: component } = await blocks.load(type);
      if (typeof component !== 'function') throw new Error('Its default export is no component');
    } catch (error) {
      throw new Error(`${place.file}, block ${place.block} (${type}) cannot be loaded: ${error}`);
    }
  }
}

/** Draws pages of a site as HTML. */
export interface PageRenderer {
  /**
   * Draws the page at a path from the content in `payload`. An error boundary has no effect here, so a block that throws
   * is omitted by drawing the page again without it. Rejects where a block's code cannot be loaded.
   * @param payload the contents of the page's queries; its `omitted` is ignored
   */
  renderPath(path: string, payload: PagePayload, settings: Settings): Promise<PrerenderedPage>;
}

/** Resolves once the sanitiser is loaded, because drawing is synchronous. */
export async function createPageRenderer(code: SiteCode): Promise<PageRenderer> {
  await loadSanitiser();
  return {
    async renderPath(path, payload, settings) {
      const stage = { code, settings };
      const first = await loadPage(code, cleanPath(path));
      await requireBlocks(code, first);
      try {
        return { ...(await attempt(stage, first, payload)), omitted: [] };
      } catch (error) {
        const lost = await findThrowingBlocks(stage, first, payload);
        if (lost.length === 0) throw error;
        const without: PagePayload = { ...payload, omitted: lost.map((block) => block.index) };
        return { ...(await attempt(stage, first, without)), omitted: lost };
      }
    },
  };
}
