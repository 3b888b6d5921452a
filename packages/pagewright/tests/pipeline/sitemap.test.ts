import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { writeFeed } from '../../src/pipeline/files/feed.ts';
import { breadcrumbsOf, linkedData } from '../../src/pipeline/files/linked-data.ts';
import { writeRobots, writeSitemap } from '../../src/pipeline/files/sitemap.ts';
import type { PagePath } from '../../src/pipeline/pages/page-paths.ts';
import { headTags } from '../../src/render/head/head-tags.ts';
import { plan } from '../render/page-fixture.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';

const { site, pages } = checkedMuseum;
const breadcrumbs = breadcrumbsOf(site, pages);

const pagePath = (path: string, isAlias = false): PagePath => ({ path, params: {}, page: plan(), isAlias });

const siteUrl = 'https://site.example';

describe('the sitemap', () => {
  it('lists each canonical URL once, sorted', () => {
    const text = writeSitemap(siteUrl, [pagePath('/b'), pagePath('/a?x=1&y'), pagePath('/alias', true)]);
    const page = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    expect([...page.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
      'https://site.example/a?x=1&y',
      'https://site.example/b',
    ]);
  });

  it('has the date of the last change where it is known', () => {
    const text = writeSitemap(siteUrl, [pagePath('/a'), pagePath('/b')], (path) =>
      path === '/b' ? '2026-11-11T09:05:00Z' : undefined,
    );
    const page = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    const [first, second] = page.querySelectorAll('url');
    expect(first?.querySelector('lastmod')).toBeNull();
    expect(second?.querySelector('lastmod')?.textContent).toBe('2026-11-11T09:05:00Z');
  });

  it('is named in robots.txt, which disallows paths that only frames show', () => {
    const text = writeRobots(siteUrl, ['/board.html']);
    expect(text).toContain('Sitemap: https://site.example/sitemap.xml');
    expect(text).toContain('Disallow: /board.html');
  });
});

describe('linked data', () => {
  const url = 'https://site.example/journal/one';
  const dataOf = (kind: string, path = '/journal/one') =>
    linkedData(
      site,
      { path, kind, head: headTags(site, { title: 'A page', description: 'B', kind }, url) },
      siteUrl,
      breadcrumbs,
    );

  it('describes the company on every page, with breadcrumbs', () => {
    expect(dataOf('page')).toMatchObject([
      { '@type': 'Organization', name: site.name, url: 'https://site.example/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: site.name }, { name: 'Journal' }, { name: 'A page', item: url }],
      },
    ]);
  });

  it('has breadcrumbs of an entry that include the page above it, whose canonical path differs', () => {
    const path = '/directions/one';
    const head = headTags(
      site,
      { title: 'A way', description: 'B', kind: 'article' },
      `https://site.example${path}`,
    );
    const item = (path: string) => `https://site.example${path}`;
    expect(linkedData(site, { path, kind: 'article', head }, siteUrl, breadcrumbs)).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: site.name, item: item('/') }),
          expect.objectContaining({ name: 'Visit', item: item('/visit') }),
          expect.objectContaining({ name: 'A way', item: item(path) }),
        ],
      }),
    );
  });

  it('has breadcrumbs that end at the canonical URL, on an alias of a page too', () => {
    expect(dataOf('page', '/note')).toContainEqual(
      expect.objectContaining({
        itemListElement: [
          expect.objectContaining({ name: site.name }),
          expect.objectContaining({ name: 'A page', item: url }),
        ],
      }),
    );
  });

  it.each([
    ['post', { '@type': 'BlogPosting', headline: 'A page', description: 'B' }],
    ['article', { '@type': 'Article', headline: 'A page', description: 'B' }],
    ['service', { '@type': 'Service', name: 'A page', provider: { name: site.name } }],
  ])('describes a %s by its type', (kind, expected) => {
    expect(dataOf(kind)).toHaveLength(3);
    expect(dataOf(kind).at(-1)).toMatchObject(expected);
  });

  it('has the dates and the author of an article, and no substitutes for them', () => {
    const url = 'https://site.example/journal/bread';
    const article = (more: object) =>
      linkedData(
        site,
        {
          path: '/journal/bread',
          kind: 'post',
          head: headTags(site, { title: 'Bread', description: 'On bread', ...more }, url),
        },
        siteUrl,
        breadcrumbs,
      ).at(-1);
    const dates = { published: '2026-03-12T07:40:00Z', modified: '2026-04-01T07:40:00Z' };
    expect(article({ ...dates, author: 'Mei Tanaka' })).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: dates.published,
      dateModified: dates.modified,
      author: { '@type': 'Person', name: 'Mei Tanaka' },
    });
    const without = JSON.stringify(article({}));
    for (const name of ['datePublished', 'dateModified', 'author']) expect(without).not.toContain(name);
  });

  it('is missing on the page for unknown paths', () => {
    expect(linkedData(site, { path: '/404', kind: 'page', head: [] }, siteUrl, breadcrumbs)).toEqual([]);
  });

  it('has no breadcrumbs on the home page', () => {
    expect(dataOf('page', '/')).toHaveLength(1);
  });
});

describe('the feed', () => {
  it('lists the posts in their order and escapes their text', () => {
    const head = (title: string, slug: string) =>
      headTags(site, { title, description: `On ${title}` }, `https://site.example/journal/${slug}`);
    const text = writeFeed(siteUrl, site, [head('Salt & <b>pepper</b>', 'salt'), head('Bread', 'bread')]);
    const feed = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    const texts = (name: string) =>
      [...feed.querySelectorAll(`item > ${name}`)].map((element) => element.textContent);
    expect(texts('title')).toEqual(['Salt & <b>pepper</b>', 'Bread']);
    expect(texts('link')).toEqual([
      'https://site.example/journal/salt',
      'https://site.example/journal/bread',
    ]);
    expect(texts('description')).toEqual(['On Salt & <b>pepper</b>', 'On Bread']);
    expect(feed.querySelector('channel > title')?.textContent).toBe(site.name);
  });

  it('has the date and author of each post, and omits unknown ones', () => {
    const head = (slug: string, more: object) =>
      headTags(site, { title: slug, description: slug, ...more }, `https://site.example/journal/${slug}`);
    const text = writeFeed(siteUrl, site, [
      head('old', { published: '2026-03-12T23:30:00-05:00', author: 'Tom & Jerry' }),
      head('new', { published: '2026-11-11T09:05:00Z' }),
      head('none', {}),
    ]);
    const feed = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    const items = [...feed.querySelectorAll('item')];
    const inItems = (name: string) => items.map((item) => item.getElementsByTagName(name)[0]?.textContent);
    expect(inItems('pubDate')).toEqual([
      'Fri, 13 Mar 2026 04:30:00 GMT',
      'Wed, 11 Nov 2026 09:05:00 GMT',
      undefined,
    ]);
    expect(inItems('dc:creator')).toEqual(['Tom & Jerry', undefined, undefined]);
    expect(feed.querySelector('lastBuildDate')?.textContent).toBe('Wed, 11 Nov 2026 09:05:00 GMT');
    expect(writeFeed(siteUrl, site, [head('none', {})])).not.toContain('lastBuildDate');
  });
});
