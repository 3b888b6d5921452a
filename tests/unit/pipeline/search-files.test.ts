import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { writeFeed } from '../../../packages/pagewright/src/pipeline/files/feed.ts';
import { aliasesOf, linkedData } from '../../../packages/pagewright/src/pipeline/files/linked-data.ts';
import { writeRobots, writeSitemap } from '../../../packages/pagewright/src/pipeline/files/search-files.ts';
import type { Address } from '../../../packages/pagewright/src/pipeline/pages/addresses.ts';
import { checkSite } from '../../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { headTags } from '../../../packages/pagewright/src/render/head/head-tags.ts';
import { plan, projectRoot } from './page-plan.ts';

const { site, pages } = checkSite(projectRoot);
const aliases = aliasesOf(pages);
if (!site) throw new Error('The project has no site config');

const address = (path: string, isAlias = false): Address => ({ path, params: {}, page: plan(), isAlias });

const siteUrl = 'https://site.example';

describe('the sitemap', () => {
  it('lists each canonical address once, sorted, below the canonical origin', () => {
    const text = writeSitemap(siteUrl, [address('/b'), address('/a?x=1&y'), address('/alias', true)]);
    const page = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    expect([...page.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
      'https://site.example/a?x=1&y',
      'https://site.example/b',
    ]);
  });

  it('says when a page was last changed, where that is known', () => {
    const text = writeSitemap(siteUrl, [address('/a'), address('/b')], (path) =>
      path === '/b' ? '2026-11-11T09:05:00Z' : undefined,
    );
    const page = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    const [first, second] = page.querySelectorAll('url');
    expect(first?.querySelector('lastmod')).toBeNull();
    expect(second?.querySelector('lastmod')?.textContent).toBe('2026-11-11T09:05:00Z');
  });

  it('is named in robots.txt, which keeps out what only frames show', () => {
    const text = writeRobots(siteUrl, ['/board.html']);
    expect(text).toContain('Sitemap: https://site.example/sitemap.xml');
    expect(text).toContain('Disallow: /board.html');
  });
});

describe('linked data', () => {
  const url = 'https://site.example/insight/blog/one';
  const told = (kind: string, path = '/insight/blog/one') =>
    linkedData(
      site,
      { path, kind, head: headTags(site, { title: 'A page', description: 'B', kind }, url) },
      aliases,
    );

  it('tells of the company on every page, and of the way to it', () => {
    expect(told('page')).toMatchObject([
      { '@type': 'Organization', name: site.name, url: 'https://site.example/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: site.name }, { name: 'Blog' }, { name: 'A page', item: url }],
      },
    ]);
  });

  it('includes the list in the way to a case study, which lies below another path of the list', () => {
    const path = '/insight/case-study/one';
    const head = headTags(
      site,
      { title: 'A study', description: 'B', kind: 'article' },
      `https://site.example${path}`,
    );
    const item = (address: string) => `https://site.example${address}`;
    expect(linkedData(site, { path, kind: 'article', head }, aliases)).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: site.name, item: item('/') }),
          expect.objectContaining({ name: 'Case Studies', item: item('/insight/case-studies') }),
          expect.objectContaining({ name: 'A study', item: item(path) }),
        ],
      }),
    );
  });

  it('ends the way at the canonical address, also on a page that is reached by another path', () => {
    expect(told('page', '/notes')).toContainEqual(
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
  ])('tells of a %s what it is', (kind, expected) => {
    expect(told(kind)).toHaveLength(3);
    expect(told(kind).at(-1)).toMatchObject(expected);
  });

  it('names date and author of an article, and nothing in their place', () => {
    const url = 'https://site.example/insight/blog/bread';
    const article = (more: object) =>
      linkedData(
        site,
        {
          path: '/insight/blog/bread',
          kind: 'post',
          head: headTags(site, { title: 'Bread', description: 'On bread', ...more }, url),
        },
        aliases,
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

  it('says nothing of a page that does not exist', () => {
    expect(linkedData(site, { path: '/404', kind: 'page', head: [] }, aliases)).toEqual([]);
  });

  it('leads nowhere from the front page', () => {
    expect(told('page', '/')).toHaveLength(1);
  });
});

describe('the feed', () => {
  it('lists the posts in their order, whatever their words', () => {
    const head = (title: string, slug: string) =>
      headTags(site, { title, description: `On ${title}` }, `https://site.example/insight/blog/${slug}`);
    const text = writeFeed(siteUrl, site, [head('Salt & <b>pepper</b>', 'salt'), head('Bread', 'bread')]);
    const feed = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    const texts = (name: string) =>
      [...feed.querySelectorAll(`item > ${name}`)].map((found) => found.textContent);
    expect(texts('title')).toEqual(['Salt & <b>pepper</b>', 'Bread']);
    expect(texts('link')).toEqual([
      'https://site.example/insight/blog/salt',
      'https://site.example/insight/blog/bread',
    ]);
    expect(texts('description')).toEqual(['On Salt & <b>pepper</b>', 'On Bread']);
    expect(feed.querySelector('channel > title')?.textContent).toBe(site.name);
  });

  it('says when each post was published and by whom, and leaves out what is not known', () => {
    const head = (slug: string, more: object) =>
      headTags(
        site,
        { title: slug, description: slug, ...more },
        `https://site.example/insight/blog/${slug}`,
      );
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
