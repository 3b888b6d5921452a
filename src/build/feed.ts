import type { SiteConfig } from '../generated/site-config.ts';
import type { HeadTag } from '../page/head.ts';
import { siteOrigin } from './build-settings.ts';
import { escapeHtml } from './html-document.ts';
import { metaOf } from './linked-data.ts';

export const feedPath = '/feed.xml';

function item(head: readonly HeadTag[]): string {
  const address = escapeHtml(metaOf(head, 'og:url') ?? '');
  return [
    '<item>',
    `<title>${escapeHtml(metaOf(head, 'og:title') ?? '')}</title>`,
    `<link>${address}</link>`,
    `<guid>${address}</guid>`,
    `<description>${escapeHtml(metaOf(head, 'description') ?? '')}</description>`,
    '</item>',
  ].join('');
}

/**
 * The blog as RSS 2.0.
 * @param posts heads of the posts, in the order of their list
 * @see https://www.rssboard.org/rss-specification
 */
export function writeFeed(site: SiteConfig, posts: readonly (readonly HeadTag[])[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(site.name)}</title>`,
    `<link>${siteOrigin()}/</link>`,
    `<atom:link href="${siteOrigin()}${feedPath}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(site.head.description ?? site.name)}</description>`,
    `<language>${escapeHtml(site.head.language)}</language>`,
    ...posts.map(item),
    '</channel></rss>',
    '',
  ].join('\n');
}
