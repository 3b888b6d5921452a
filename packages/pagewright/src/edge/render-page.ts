import { contentTags } from '../content/content-tags.ts';
import { digest } from '../content/sanitising/digest.ts';
import { fill } from '../grammar/fill.ts';
import { breadcrumbsOf } from '../pipeline/files/linked-data.ts';
import { kindOf, type PageContext, type PageFile, prerenderPage } from '../pipeline/files/prerender-page.ts';
import { literalProp } from '../pipeline/pages/literal-prop.ts';
import { failedQueries } from '../pipeline/pages/missing-entries.ts';
import { readPagePayload } from '../pipeline/pages/page-payload.ts';
import { readSiteLists, settingsWithLists } from '../pipeline/pages/read-site-lists.ts';
import type { PageRenderer } from '../render/render-path.tsx';
import type { SourceTable } from '../render/routing/page-module.ts';
import { cacheReader } from './cache-reader.ts';
import type { ContentCache } from './content-cache.ts';
import type { EdgeContext } from './edge-context.ts';
import type { PageTarget } from './match-page.ts';
import { type SiteRecord, shareKey } from './site-record.ts';

/** A page, or the knowledge that it does not exist. */
interface PageResult extends Omit<RenderedPage, 'html' | 'digest'> {
  /** Undefined if the entry of the path does not exist. */
  readonly file: PageFile | undefined;
}

export type RenderPage = (target: PageTarget, context: EdgeContext) => Promise<PageResult>;

/** The text of a page or of a file that lists pages. */
export interface RenderedPage {
  /** The HTML, or the XML of a file; undefined if the entry of the path does not exist. */
  readonly html: string | undefined;
  /** Digest of the text. */
  readonly digest: string;
  /** When the oldest of its contents was read, in milliseconds since 1970. */
  readonly made: number;
  /** True if content or a block is missing because something failed, so that the page must not be kept. */
  readonly isIncomplete: boolean;
  /** True if the content that the path names is missing because a read failed. */
  readonly isFailed: boolean;
}

/** The code and the sources of a site, which its server bundle exports. */
export interface EdgeCode {
  readonly renderPath: PageRenderer['renderPath'];
  readonly sources: SourceTable;
}

/** Tags of all content that a page reads, also for the lists of the site config. */
export function pageTags(
  { page, params }: PageTarget,
  { siteLists }: Pick<SiteRecord, 'siteLists'>,
  sources: SourceTable,
): string[] {
  const queries = [...Object.values(page.data.plan.queries), ...Object.values(siteLists?.queries ?? {})];
  const tags = queries.flatMap(({ source: name, params: plan }) => {
    const source = sources[name];
    return source ? contentTags(name, source, fill(plan, { route: params })) : [];
  });
  return [...new Set(tags)];
}

function pageContext(site: SiteRecord, { renderPath }: EdgeCode): PageContext {
  const { config, settings, shareImages } = site;
  return {
    config,
    settings,
    shell: { ...site.shell, publicFiles: new Set(site.shell.publicFiles) },
    breadcrumbs: breadcrumbsOf(
      config,
      site.pages.map(({ plan }) => plan),
    ),
    renderPath,
    makeShareImage: async (_path, image, text) => shareImages[shareKey(image, text)],
  };
}

/** Returns a function that renders a page from the contents of a cache, exactly as a build does. */
export function pageRenderer(
  site: SiteRecord,
  code: EdgeCode,
  cache: ContentCache,
  now: () => number,
): RenderPage {
  const shared = pageContext(site, code);
  return async ({ path, params, page }, context) => {
    const { data, preloads } = page;
    const reader = cacheReader(cache, context, now);
    const payload = await readPagePayload(
      { path, params, page: data.plan, isAlias: false },
      code.sources,
      reader,
    );
    const { lists, isFailed } = await readSiteLists(site.siteLists, code.sources, reader.read);
    // Without its lists, a menu of the build is better than one that lacks items.
    const settings = isFailed ? shared.settings : settingsWithLists(shared.settings, lists);
    const failed = failedQueries(data, params, payload);
    if (failed.some(({ shown }) => shown === 'not-found'))
      return { file: undefined, made: reader.made, isIncomplete: false, isFailed: false };
    const file = await prerenderPage(
      {
        path,
        kind: kindOf(data.plan),
        keepsImage: literalProp(data.plan.head, 'image') !== undefined,
        payload: { ...payload, page: data },
        preloads,
      },
      { ...shared, settings },
    );
    for (const { text } of file.warnings) context.report(text);
    return {
      file,
      made: reader.made,
      isIncomplete: file.warnings.length > 0 || failed.some(({ failure }) => failure.kind !== 'not-found'),
      isFailed: failed.some(({ query, shown }) => shown === 'failed' && query.routeParams !== undefined),
    };
  };
}

/** The parts of a result that a cache keeps. */
export function renderedPage({ file, ...result }: PageResult): RenderedPage {
  return { ...result, html: file?.html, digest: file ? digest(file.html) : '' };
}
