import { once } from '../../memory/once.ts';
import type { PageFile } from '../../pipeline/files/prerender-page.ts';
import { queryTags } from '../../pipeline/queries/entry-tags.ts';
import { failedQueries } from '../../pipeline/queries/failed-queries.ts';
import { lackingQueries } from '../../pipeline/queries/lacking-queries.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { cacheReader } from '../caching/cache-reader.ts';
import type { RenderedPage } from '../caching/cached-target.ts';
import type { ContentCache } from '../caching/content-cache.ts';
import type { ServerContext } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import type { PageTarget } from './match-page.ts';
import type { PageSteps } from './page-steps.ts';
import type { PrerenderedContents } from './prerendered-contents.ts';
import type { ServedLinks } from './served-links.ts';

/** A rendered page, or the fact that it does not exist. */
interface PageResult extends Omit<RenderedPage, 'html' | 'digest'> {
  /** Undefined if the entry that the path names does not exist. */
  readonly file: PageFile | undefined;
}

export type RenderPage = (target: PageTarget, context: ServerContext) => Promise<PageResult>;

/** Tags of all content that a page reads, including the content of lists in the site config. */
export function pageTags(
  { page, params }: PageTarget,
  { siteLists }: Pick<SiteRecord, 'siteLists'>,
  sources: SourceTable,
): string[] {
  const queries = [...Object.values(page.data.plan.queries), ...Object.values(siteLists?.queries ?? {})];
  return queryTags(queries, sources, { route: params });
}

/** Returns a function that renders a page with content from a cache. */
export function pageRenderer(
  steps: PageSteps,
  cache: ContentCache,
  links: ServedLinks,
  now: () => number,
  prerendered: PrerenderedContents = async () => new Map(),
): RenderPage {
  return async (target, context) => {
    const { path } = target;
    const contents = once(() => prerendered(path, context));
    const reader = cacheReader(cache, context, now, {
      path,
      prerendered: async (key) => (await contents()).get(key),
    });
    const content = await steps.read(target, reader.read, reader.read, links(context));
    const failed = failedQueries(target.page.data, target.params, content.payload);
    if (failed.some(({ shown }) => shown === 'not-found'))
      return {
        file: undefined,
        made: reader.made,
        isIncomplete: false,
        isFailed: false,
        isDoubtful: reader.hasDoubt,
      };
    const file = await steps.write(target, content);
    for (const { text } of file.warnings) context.report(text);
    return {
      file,
      made: reader.made,
      isBehind: reader.isBehind,
      isIncomplete: file.warnings.length > 0 || failed.some(({ failure }) => failure.kind !== 'not-found'),
      isFailed: lackingQueries(target.page.data, target.params, content.payload).length > 0,
    };
  };
}
