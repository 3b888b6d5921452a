import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../../src/build/addresses.ts';
import { checkSite } from '../../../src/build/checked-site.ts';
import { writeFeed } from '../../../src/build/feed.ts';
import { linkedData } from '../../../src/build/linked-data.ts';
import { writeRobots, writeSitemap } from '../../../src/build/search-files.ts';
import { headTags } from '../../../src/page/head.ts';
import { plan, projectRoot } from './page-plan.ts';

const { site } = checkSite(projectRoot);
if (!site) throw new Error('The project has no site config');

const address = (path: string, isAlias = false): Address => ({ path, params: {}, page: plan(), isAlias });

afterEach(() => vi.unstubAllEnvs());

describe('the sitemap', () => {
  it('lists each canonical address once, sorted, below the canonical origin', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://site.example/');
    const text = writeSitemap([address('/b'), address('/a?x=1&y'), address('/alias', true)]);
    const page = new JSDOM(text, { contentType: 'application/xml' }).window.document;
    expect([...page.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
      'https://site.example/a?x=1&y',
      'https://site.example/b',
    ]);
  });

  it('is named in robots.txt, which keeps out what only frames show', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://site.example');
    const text = writeRobots(['/board.html']);
    expect(text).toContain('Sitemap: https://site.example/sitemap.xml');
    expect(text).toContain('Disallow: /board.html');
  });
});

describe('linked data', () => {
  const url = 'https://site.example/insight/blog/one';
  const told = (kind: string, path = '/insight/blog/one') =>
    linkedData(site, { path, kind, head: headTags(site, { title: 'A page', description: 'B', kind }, url) });

  it('tells of the company on every page, and of the way to it', () => {
    expect(told('page')).toMatchObject([
      { '@type': 'Organization', name: site.name, url: 'https://site.example/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: site.name }, { name: 'Blog' }, { name: 'A page', item: url }],
      },
    ]);
  });

  it.each([
    ['post', { '@type': 'BlogPosting', headline: 'A page', description: 'B' }],
    ['article', { '@type': 'Article', headline: 'A page', description: 'B' }],
    ['service', { '@type': 'Service', name: 'A page', provider: { name: site.name } }],
  ])('tells of a %s what it is', (kind, expected) => {
    expect(told(kind)).toHaveLength(3);
    expect(told(kind).at(-1)).toMatchObject(expected);
  });

  it('says nothing of a page that does not exist', () => {
    expect(linkedData(site, { path: '/404', kind: 'page', head: [] })).toEqual([]);
  });

  it('leads nowhere from the front page', () => {
    expect(told('page', '/')).toHaveLength(1);
  });
});

describe('the feed', () => {
  it('lists the posts in their order, whatever their words', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://site.example');
    const head = (title: string, slug: string) =>
      headTags(site, { title, description: `On ${title}` }, `https://site.example/insight/blog/${slug}`);
    const text = writeFeed(site, [head('Salt & <b>pepper</b>', 'salt'), head('Bread', 'bread')]);
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
});
