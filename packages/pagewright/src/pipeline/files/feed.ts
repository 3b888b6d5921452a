import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { type HeadTag, metaOf } from '../../render/head/head-tags.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { kindOf } from './prerender-page.ts';

export const feedPath = '/feed.xml';

/** Number of posts in the feed. */
export const feedLength = 20;

/** Whether a page may be in the feed of the site. Pages in other languages are in the feeds of their lists. */
export function isFeedPost(page: PagePlan): boolean {
  return kindOf(page) === 'post' && page.language === undefined;
}

/** The posts of the feed: the first ones of their list. */
export function feedPosts(paths: readonly PagePath[]): readonly PagePath[] {
  return paths.filter(({ page, isAlias }) => isFeedPost(page) && !isAlias).slice(0, feedLength);
}

/** A date in the format of RSS: RFC 822 with a four-digit year. */
function feedDate(time: number): string {
  return new Date(time).toUTCString();
}

/** When a page was published, in milliseconds; undefined without a date. */
function publishedAt(head: readonly HeadTag[]): number | undefined {
  const published = metaOf(head, 'article:published_time');
  return published === undefined ? undefined : Date.parse(published);
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeHtml(text)}</${name}>`;
}

function item(head: readonly HeadTag[]): string {
  const url = escapeHtml(metaOf(head, 'og:url') ?? '');
  const published = publishedAt(head);
  return [
    '<item>',
    `<title>${escapeHtml(metaOf(head, 'og:title') ?? '')}</title>`,
    `<link>${url}</link>`,
    `<guid>${url}</guid>`,
    `<description>${escapeHtml(metaOf(head, 'description') ?? '')}</description>`,
    element('pubDate', published === undefined ? undefined : feedDate(published)),
    element('dc:creator', metaOf(head, 'author')),
    '</item>',
  ].join('');
}

/**
 * The newest posts as RSS 2.0.
 * @param siteUrl URL of the site, without a slash at its end
 * @param site the site config in the language of the feed
 * @param posts heads of the posts, in the order of their list
 * @param list the page of the list, if it is not the home page
 * @see https://www.rssboard.org/rss-specification
 */
export function writeFeed(
  siteUrl: string,
  site: SiteConfig,
  posts: readonly (readonly HeadTag[])[],
  list?: { readonly path: string; readonly head: readonly HeadTag[] },
): string {
  const title = list ? `${metaOf(list.head, 'og:title') ?? ''}${site.head.titleEnd}` : site.name;
  const description = list ? (metaOf(list.head, 'description') ?? '') : site.head.description;
  const dates = posts.map(publishedAt).filter((time) => time !== undefined);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${siteUrl}${list?.path ?? '/'}</link>`,
    `<atom:link href="${siteUrl}${list?.path ?? ''}${feedPath}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(description ?? site.name)}</description>`,
    `<language>${escapeHtml(site.head.language)}</language>`,
    ...(dates.length > 0 ? [element('lastBuildDate', feedDate(Math.max(...dates)))] : []),
    ...posts.map(item),
    '</channel></rss>',
    '',
  ].join('\n');
}
