import { feedLength, feedPath, feedPosts, writeFeed } from '../pipeline/files/feed.ts';
import { runConcurrently } from '../pipeline/files/run-concurrently.ts';
import { limitedPage } from '../pipeline/pages/limited-page.ts';
import { pagePaths } from '../pipeline/pages/page-paths.ts';
import { lastChange, timeZoneOf } from '../pipeline/pages/scheduled-pages.ts';
import { type HeadTag, isListed } from '../render/head/head-tags.ts';
import type { SourceTable } from '../render/routing/page-module.ts';
import { cacheReader } from './cache-reader.ts';
import type { ContentCache } from './content-cache.ts';
import { edgePageAt } from './edge-pages.ts';
import { listing, listTags } from './listing.ts';
import type { CachedTarget } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';
import type { SiteRecord } from './site-record.ts';

interface FeedOptions {
  readonly site: SiteRecord;
  readonly sources: SourceTable;
  readonly cache: ContentCache;
  readonly renderPage: RenderPage;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Posts that are read at a time. */
const maxReads = 4;

/** The feed of a site. */
export function feedFile({ site, sources, cache, renderPage, now }: FeedOptions): CachedTarget {
  const all = site.pages.map(({ plan }) => plan);
  const timeZone = timeZoneOf(site.config);
  return {
    path: feedPath,
    get since() {
      return lastChange(all, timeZone, now());
    },
    tags: listTags(all, sources),
    async render(context) {
      const shown = site.pages.flatMap((page) => edgePageAt(page, timeZone, now()) ?? []);
      const pageOf = new Map(shown.map((page) => [page.plan.file, page]));
      const plans = shown.map(({ plan }) => limitedPage(plan, feedLength));
      const reader = cacheReader(cache, context, now);
      const paths = await pagePaths(plans, sources, reader);
      const heads: (readonly HeadTag[] | undefined)[] = [];
      let made = reader.made;
      let isIncomplete = reader.hasFailed;
      await runConcurrently(feedPosts(paths), maxReads, async ({ path, params, page: { file } }, index) => {
        const page = pageOf.get(file);
        if (!page) return;
        const result = await renderPage({ path, params, page }, context);
        const head = result.file?.head;
        if (head && isListed(head, site.settings.siteUrl + path)) heads[index] = head;
        made = Math.min(made, result.made);
        isIncomplete ||= result.isIncomplete;
      });
      const posts = heads.filter((head) => head !== undefined);
      return listing(writeFeed(site.settings.siteUrl, site.config, posts), made, isIncomplete);
    },
  };
}
