import { feedPath } from '../../pipeline/files/feed.ts';
import type { CachedTarget } from '../caching/cached-target.ts';
import type { SiteParts } from '../pages/site-parts.ts';
import { feedFile, listFeed } from './feed-file.ts';
import { sitemapFiles } from './sitemap-files.ts';

/** Returns a function that finds the sitemap or the feed at a path. */
export function siteListings(parts: SiteParts): (path: string) => CachedTarget | undefined {
  const { site, match } = parts;
  const sitemaps = sitemapFiles(parts);
  const feed = site.shell.feed && feedFile(parts);

  function listFeedAt(path: string): CachedTarget | undefined {
    if (!path.endsWith(feedPath)) return undefined;
    const target = match(path.slice(0, -feedPath.length));
    return target?.page.plan.feed === undefined ? undefined : listFeed(target, parts);
  }

  return (path) => (feed?.path === path ? feed : (sitemaps.find(path) ?? listFeedAt(path)));
}
