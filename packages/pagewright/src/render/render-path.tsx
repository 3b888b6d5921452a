import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { loadSanitiser } from '../content/sanitising/clean-html.ts';
import { rememberShownHtml } from '../content/sanitising/clean-memory.ts';
import { once } from '../memory/once.ts';
import { App, type AppProps } from './App.tsx';
import type { PagePayload } from './document/hydration-payload.ts';
import type { RouteEntry } from './document/page-module.ts';
import type { PreviewPayload } from './document/preview-payload.ts';
import type { Settings } from './document/settings.ts';
import { withLists } from './document/site-lists.ts';
import { type HeadTag, tagsOf } from './head/head-tags.ts';
import { markContent, placeHeadings } from './headings/placed-headings.ts';
import { PlacingContext } from './headings/placing.ts';
import { Preview } from './preview/Preview.tsx';
import type { ContentService } from './queries/content-service.ts';
import { placeOfKey } from './queries/service-place.ts';
import { type LoadedPage, loadPage } from './routing/load-page.ts';
import { createPageOpener } from './routing/page-opener.ts';
import { cleanPath } from './routing/route-match.ts';
import { layoutIdPrefix, SiteFrame } from './SiteFrame.tsx';
import { createSiteCode, type SiteCode } from './site-code.ts';
import type { LayoutProps } from './site-definition.ts';

/** A page as HTML, without the blocks that threw. */
export interface PrerenderedPage extends RenderedHtml {
  readonly omitted: readonly OmittedBlock[];
}

interface RenderedHtml {
  /** The content of the root element. */
  readonly html: string;
  /** `<link rel="preload">` elements for the images of the first screen. */
  readonly preloads: string;
  readonly head: readonly HeadTag[];
}

export interface OmittedBlock {
  /** The index of the block on the page. */
  readonly index: number;
  readonly file: string;
  /** Its number in its file, from 1. */
  readonly block: number;
  readonly type: string;
  readonly message: string;
  /** Where the error was thrown, as JavaScript describes it. */
  readonly stack?: string | undefined;
  /** What to do, if a build knows it. */
  readonly advice?: string;
}

interface RenderContext {
  readonly code: SiteCode;
  readonly settings: Settings;
  readonly page: LoadedPage;
  /** A preview to show in place of the page alone. */
  readonly preview: ServedPreview | undefined;
}

/** The preview of a draft, as a server renders it. */
export type ServedPreview = PreviewPayload & Required<Pick<PreviewPayload, 'state'>>;

/** What React writes at a boundary below which a component threw or suspended. Text and clean HTML never contain it. */
const unfinishedBoundary = '<!--$!-->';

/** Renders without waiting. Returns undefined if a component throws or suspends. Much faster than `renderAndWait`. */
function renderAtOnce(app: ReactNode, identifierPrefix: string): string | undefined {
  try {
    const text = renderToString(app, { identifierPrefix });
    return text.includes(unfinishedBoundary) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Renders, and waits for components that suspend. Rejects if a component throws. */
async function renderAndWait(app: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    identifierPrefix,
    // Above this size, React would write boundaries as fallbacks with inline scripts, which the content policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return text;
}

const marking = { mark: markContent };

async function renderHtml(element: ReactNode, idPrefix = ''): Promise<Omit<RenderedHtml, 'head'>> {
  const app = <PlacingContext value={marking}>{element}</PlacingContext>;
  const text = placeHeadings(renderAtOnce(app, idPrefix) ?? (await renderAndWait(app, idPrefix)));
  // React writes preloads of images before the first element, but they belong in the head.
  const preloads = /^(?:<link [^>]*>)*/.exec(text)?.[0] ?? '';
  return { html: text.slice(preloads.length), preloads };
}

/** Renders a page and the layout around it. They are two React roots, because browsers hydrate them one after the other. */
async function renderWithLayout(
  { first, onHead: _, ...site }: AppProps,
  layout: ComponentType<LayoutProps>,
  page: Omit<RenderedHtml, 'head'>,
): Promise<Omit<RenderedHtml, 'head'>> {
  const frame = await renderHtml(
    <SiteFrame {...site} path={first.path} layout={layout} html={page.html} />,
    layoutIdPrefix,
  );
  return { html: frame.html, preloads: page.preloads + frame.preloads };
}

/** A preview session whose state never changes. */
function fixedSession({ state }: ServedPreview) {
  return { state: () => state, subscribe: () => () => {}, refresh: () => {} };
}

/** Renders a page once. Rejects if a block throws. */
async function renderOnce(
  { code, settings, page, preview }: RenderContext,
  payload: PagePayload,
): Promise<RenderedHtml> {
  const service: ContentService = {
    placeOf: (key) => placeOfKey(settings, key),
    read: () => Promise.reject(new Error('Reading is not possible while prerendering')),
    retain: () => () => {},
  };
  const first: LoadedPage = page.match ? { ...page, payload } : page;
  const heads: (readonly HeadTag[])[] = [];
  const props: AppProps = {
    code,
    settings,
    first,
    service,
    sendMessage: () => Promise.reject(new Error('Sending is not possible while prerendering')),
    pages: createPageOpener(code, settings, first),
    onHead: (head) => heads.push(tagsOf(code.config, head)),
  };
  const { Layout } = await code.layout();
  const body = preview
    ? await renderHtml(
        <Preview {...props} layout={Layout} preview={preview} session={fixedSession(preview)} />,
      )
    : await renderWithLayout(props, Layout, await renderHtml(<App {...props} />));
  return { ...body, head: heads.at(-1) ?? [] };
}

/** Finds the blocks that throw, by rendering the page with one block at a time. */
async function findThrowingBlocks(context: RenderContext, payload: PagePayload): Promise<OmittedBlock[]> {
  const blocks = context.page.match ? context.page.page.plan.blocks : [];
  const throwing: OmittedBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    // A block in a slot is rendered in the block that has the slot.
    const outer =
      block.slot === undefined
        ? index
        : blocks.slice(0, index).findLastIndex((each) => each.slot === undefined);
    const others = [...blocks.keys()].filter((other) => other !== index && other !== outer);
    try {
      await renderOnce(context, { ...payload, omitted: others });
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      throwing.push({ index, ...block.place, type: block.type, message: String(error), stack });
    }
  }
  return throwing;
}

/** Throws if the code of a block cannot be loaded. Content cannot cause this, so the build must fail. */
async function requireBlocks({ code, page }: RenderContext): Promise<void> {
  for (const { type, place } of page.match ? page.page.plan.blocks : []) {
    try {
      const { default: component } = await code.blocks.load(type);
      if (typeof component !== 'function') throw new Error('Its default export is not a component');
    } catch (error) {
      throw new Error(`${place.file}, block ${place.block} (${type}) cannot be loaded: ${error}`, {
        cause: error,
      });
    }
  }
}

export interface PageRenderer {
  /**
   * Renders the page at a path. Omits blocks that throw: error boundaries have no effect here, so the page is rendered again without these
   * blocks. Rejects if the code of a block cannot be loaded.
   * @param payload the content of the page's queries, with clean HTML; its `omitted` is ignored
   * @param preview the preview to render: the page of a draft below a bar, or the reason why there is no draft
   */
  renderPath(
    path: string,
    payload: PagePayload,
    settings: Settings,
    preview?: ServedPreview,
  ): Promise<PrerenderedPage>;
}

/** A route that imports its modules only once, because in Node even a repeated `import()` takes time. */
function loadOnce(entry: RouteEntry): RouteEntry {
  const load = once(async () => {
    const page = await entry.load();
    return { ...page, loadSources: once(page.loadSources) };
  });
  return { ...entry, load };
}

/** Resolves when the sanitiser has loaded, because rendering is synchronous. */
export async function createPageRenderer(
  ...[definition, config, routes]: Parameters<typeof createSiteCode>
): Promise<PageRenderer> {
  const code = createSiteCode(definition, config, routes.map(loadOnce));
  await loadSanitiser();
  return {
    async renderPath(path, payload, settings, preview) {
      const loaded = await loadPage(code, cleanPath(path));
      // The module of a page has the blocks of all times and URLs, but the payload has only the blocks of one time and URL.
      const page =
        loaded.match && payload.page
          ? { ...loaded, page: { ...loaded.page, ...payload.page }, keys: payload.keys }
          : loaded;
      const localCode = { ...code, config: withLists(config, settings) };
      const context = { code: localCode, settings, page, preview };
      await requireBlocks(context);
      rememberShownHtml(payload.contents, payload.html);
      const whole: PagePayload = { ...payload, omitted: [] };
      try {
        return { ...(await renderOnce(context, whole)), omitted: [] };
      } catch (error) {
        const omitted = await findThrowingBlocks(context, whole);
        if (omitted.length === 0) throw error;
        const rest: PagePayload = { ...whole, omitted: omitted.map(({ index }) => index) };
        return { ...(await renderOnce(context, rest)), omitted };
      }
    },
  };
}
