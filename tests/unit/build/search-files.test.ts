import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../../src/build/addresses.ts';
import { checkSite } from '../../../src/build/checked-site.ts';
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

  it('is named in robots.txt', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://site.example');
    expect(writeRobots()).toContain('Sitemap: https://site.example/sitemap.xml');
  });
});

describe('linked data', () => {
  const tags = (kind: string, url: string) =>
    headTags(site, { title: 'A page', description: 'B', kind }, url);

  it('tells of the company on every page, and of the way to it', () => {
    const url = 'https://site.example/insight/blog/one';
    const data = linkedData(site, '/insight/blog/one', tags('website', url));
    expect(data).toMatchObject([
      { '@type': 'Organization', name: site.name, url: 'https://site.example/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: site.name }, { name: 'Blog' }, { name: 'A page', item: url }],
      },
    ]);
  });

  it('tells of an article as one', () => {
    const data = linkedData(
      site,
      '/insight/blog/one',
      tags('article', 'https://site.example/insight/blog/one'),
    );
    expect(data.at(-1)).toMatchObject({ '@type': 'BlogPosting', headline: 'A page', description: 'B' });
  });

  it('says nothing of a page that does not exist', () => {
    expect(linkedData(site, '/404', [])).toEqual([]);
  });

  it('leads nowhere from the front page', () => {
    expect(linkedData(site, '/', tags('website', 'https://site.example/'))).toHaveLength(1);
  });
});
