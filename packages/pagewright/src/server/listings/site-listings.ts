import { feedPath } from '../../pipeline/files/feed.ts';
import type { CachedTarget } from '../caching/cached-target.ts';
import type { Purges } from '../caching/purges.ts';
import type { PageMatcher } from '../pages/match-page.ts';
import { type FeedOptions, feedFile, listFeed } from './feed-file.ts';
import { sitemapFiles } from './sitemap-files.ts';

interface ListingOptions extends FeedOptions {
  readonly purges: Purges;
  readonly match: PageMatcher;
}

/** Returns a function that finds the sitemap or the feed at a path. */
export function siteListings(options: ListingOptions): (path: string) => CachedTarget | undefined {
  const { site, match } = options;
  const sitemaps = sitemapFiles(options);
  const feed = site.shell.feed && feedFile(options);

  function listFeedAt(path: string): CachedTarget | undefined {
    if (!path.endsWith(feedPath)) return undefined;
    const target = match(path.slice(0, -feedPath.length));
    return target?.page.plan.feed === undefined ? undefined : listFeed(target, match, options);
  }

  return (path) => (feed?.path === path ? feed : (sitemaps.find(path) ?? listFeedAt(path)));
}
