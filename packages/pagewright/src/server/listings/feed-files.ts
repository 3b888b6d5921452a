import { feedLength, feedPath, feedPosts, writeFeed } from '../../pipeline/files/feed.ts';
import { feedEntries } from '../../pipeline/files/list-feed.ts';
import { runConcurrently } from '../../pipeline/files/run-concurrently.ts';
import { limitedPage } from '../../pipeline/pages/limited-page.ts';
import { configIn } from '../../pipeline/pages/page-languages.ts';
import { pagePaths } from '../../pipeline/pages/page-paths.ts';
import { lastChange } from '../../pipeline/pages/scheduled-pages.ts';
import { type HeadTag, isListed } from '../../render/head/head-tags.ts';
import { cacheReader } from '../caching/cache-reader.ts';
import type { CachedTarget, RenderedPage } from '../caching/cached-target.ts';
import type { PageTarget } from '../pages/match-page.ts';
import { pageTags } from '../pages/render-page.ts';
import { serverPageAt } from '../pages/server-pages.ts';
import type { SiteParts } from '../pages/site-parts.ts';
import type { ServerContext } from '../server-context.ts';
import { listing, listTags } from './listing.ts';

/** Maximum number of posts that are read at a time. */
const maxReads = 4;

/** The heads of those pages that search engines list, and the state of the content in them. */
async function headsOf(
  targets: readonly PageTarget[],
  context: ServerContext,
  { site, renderPage }: SiteParts,
): Promise<{ readonly posts: HeadTag[][]; readonly made: number; readonly isIncomplete: boolean }> {
  const heads: (readonly HeadTag[] | undefined)[] = [];
  let made = Number.POSITIVE_INFINITY;
  let isIncomplete = false;
  await runConcurrently(targets, maxReads, async (target, index) => {
    const result = await renderPage(target, context);
    const head = result.file?.head;
    if (head && isListed(head, site.settings.siteUrl + target.path)) heads[index] = head;
    made = Math.min(made, result.made);
    isIncomplete ||= result.isIncomplete;
  });
  return { posts: heads.flatMap((head) => (head ? [[...head]] : [])), made, isIncomplete };
}

/** Returns a function that finds a feed by its path: the feed of the site, or of a list. A list that does not exist has no feed. */
export function feedFiles(parts: SiteParts): (path: string) => CachedTarget | undefined {
  const { site, plans, timeZone, sources, cache, match, renderPage, now } = parts;
  const { siteUrl } = site.settings;
  const tags = listTags(plans, sources);
  const shown = (target: PageTarget): PageTarget[] => {
    const page = serverPageAt(target.page, timeZone, now());
    return page ? [{ ...target, page }] : [];
  };

  async function ofSite(context: ServerContext): Promise<RenderedPage> {
    const pages = site.pages.flatMap((page) => serverPageAt(page, timeZone, now()) ?? []);
    const pageOf = new Map(pages.map((page) => [page.plan.file, page]));
    const reader = cacheReader(cache, context, now);
    const paths = await pagePaths(
      pages.map(({ plan }) => limitedPage(plan, feedLength)),
      sources,
      reader,
    );
    const targets = feedPosts(paths).flatMap(({ path, params, page: { file } }) => {
      const page = pageOf.get(file);
      return page ? [{ path, params, page }] : [];
    });
    const { posts, made, isIncomplete } = await headsOf(targets, context, parts);
    const xml = writeFeed(siteUrl, site.config, posts);
    return listing(xml, Math.min(made, reader.made), isIncomplete || reader.hasFailed);
  }

  async function ofList(matched: PageTarget, context: ServerContext): Promise<RenderedPage> {
    const [target] = shown(matched);
    if (!target) return listing(undefined, now(), false);
    const page = await renderPage(target, context);
    if (!page.file) return listing(undefined, page.made, page.isIncomplete);
    const reader = cacheReader(cache, context, now);
    const {
      path,
      params,
      page: { plan },
    } = target;
    const entries = await feedEntries({ page: plan, params }, plans, sources, reader);
    const targets = entries.flatMap((entry) => {
      const found = match(entry);
      return found ? shown(found) : [];
    });
    const { posts, made, isIncomplete } = await headsOf(targets, context, parts);
    const config = configIn(site.config, site.languages, plan.language);
    return listing(
      writeFeed(siteUrl, config, posts, { path, head: page.file.head }),
      Math.min(made, page.made, reader.made),
      isIncomplete || page.isIncomplete || reader.hasFailed,
    );
  }

  return (path) => {
    if (!path.endsWith(feedPath)) return undefined;
    const since = lastChange(plans, timeZone, now());
    if (path === feedPath && site.shell.feed) return { path, since, tags, render: ofSite };
    const matched = match(path.slice(0, -feedPath.length));
    if (matched?.page.plan.feed === undefined) return undefined;
    return {
      path: matched.path + feedPath,
      since,
      tags: pageTags(matched, site, sources),
      render: (context) => ofList(matched, context),
    };
  };
}
