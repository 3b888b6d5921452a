import { describe, expect, it } from 'vitest';
import { paramNames } from '../../src/grammar/route-pattern.ts';
import { sortedRoutes } from '../../src/pipeline/pages/page-modules.ts';
import type { RouteEntry } from '../../src/render/document/page-module.ts';
import { pageAddress } from '../../src/render/routing/correct-address.ts';
import { cleanPath, matchPath, pathOf } from '../../src/render/routing/route-match.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';

const entry = (route: string, canonical = route): RouteEntry => ({
  file: `${canonical}.json`,
  route,
  canonical,
  load: () => Promise.reject(new Error('no page is loaded here')),
});
const routes = [
  entry('/'),
  entry('/sourcing'),
  entry('/talent', '/sourcing'),
  entry('/blog/new'),
  entry('/blog/:slug'),
  entry('/:a/:b'),
];
const match = (path: string) => {
  const found = matchPath(routes, path);
  return found && { at: found.entry.canonical, params: found.params, canonical: found.canonical };
};

describe('a path', () => {
  it('matches the first matching route', () => {
    expect(match('/')).toEqual({ at: '/', params: {}, canonical: '/' });
    expect(match('/blog/new')).toEqual({ at: '/blog/new', params: {}, canonical: '/blog/new' });
    expect(match('/blog/old')).toEqual({
      at: '/blog/:slug',
      params: { slug: 'old' },
      canonical: '/blog/old',
    });
  });

  it('has the first route of its page as its canonical path', () => {
    expect(match('/talent')).toMatchObject({ at: '/sourcing', canonical: '/sourcing' });
  });

  it('may end with slashes', () => {
    expect(match('/blog/old/')).toMatchObject({ params: { slug: 'old' } });
    expect(cleanPath('/a//')).toBe('/a');
    expect(cleanPath('/')).toBe('/');
    expect(cleanPath('//')).toBe('/');
  });

  it('has no page if no route matches', () => {
    expect(match('/blog')).toBeUndefined();
    expect(match('/a/b/c')).toBeUndefined();
  });

  it('has decoded params, and may be encoded', () => {
    expect(match('/blog/a%20%26%20b')).toMatchObject({
      params: { slug: 'a & b' },
      canonical: '/blog/a%20%26%20b',
    });
    expect(pathOf('/blog/:slug', { slug: 'a/b?c#d' })).toBe('/blog/a%2Fb%3Fc%23d');
    expect(pathOf('/über/:slug', { slug: '日本' })).toBe('/%C3%BCber/%E6%97%A5%E6%9C%AC');
  });

  it('is case-sensitive, like the files of a static host', () => {
    expect(match('/Sourcing')).toBeUndefined();
  });

  it('that cannot be decoded is matched as it is', () => {
    expect(match('/blog/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' });
  });
});

describe('the routes of a site', () => {
  const { pages } = checkedMuseum;
  const manifest = sortedRoutes(pages).map((route) => ({ ...entry(route.route), ...route }));

  it('each match their own page', () => {
    for (const { file, routes: own } of pages) {
      for (const route of own) {
        const values = paramNames(route).map((name) => [name, name === 'page' ? '2' : `some-${name}`]);
        const path = pathOf(route, Object.fromEntries(values));
        expect(matchPath(manifest, path)?.entry.file, path).toBe(file);
      }
    }
  });
});

describe('the path of the page at a URL', () => {
  const paths = [...routes, entry('/about.html')];

  it.each([
    ['/sourcing', '/sourcing'],
    ['/sourcing/', '/sourcing'],
    ['/sourcing.html', '/sourcing'],
    ['/sourcing/index.html', '/sourcing'],
    ['/index.html', '/'],
    ['/blog/gr%C3%B6%C3%9Fe.html', '/blog/gr%C3%B6%C3%9Fe'],
  ])('%s, in the document of the page, is %s', (pathname, address) => {
    expect(pageAddress(paths, pathname, address)).toBe(address);
  });

  it('is the path that a route has, in the document for unknown paths', () => {
    expect(pageAddress(paths, '/sourcing.html', '/404')).toBe('/sourcing');
    expect(pageAddress(paths, '/sourcing/index.html', '/404')).toBe('/sourcing');
    expect(pageAddress(paths, '/404.html', '/404')).toBe('/404');
    expect(pageAddress(paths, '/nothing.html', '/404')).toBe('/nothing.html');
  });

  it('keeps `.html` if the path of the page has it', () => {
    expect(pageAddress(paths, '/about.html', '/about.html')).toBe('/about.html');
    expect(pageAddress(paths, '/about.html', '/404')).toBe('/about.html');
    expect(pageAddress(paths, '/blog/a.html', '/blog/a.html')).toBe('/blog/a.html');
  });
});
