import { describe, expect, it } from 'vitest';
import {
  absoluteUrl,
  baseOf,
  belowBase,
  rootRedirect,
  srcsetWithBase,
  withBase,
} from '../../src/content/base-path.ts';
import { htmlBelowBase } from '../../src/content/sanitising/rewrites/html-below-base.ts';

const base = '/museum';

describe('a URL below a base', () => {
  it.each([
    ['/', '/museum/'],
    ['/visit?a=1#b', '/museum/visit?a=1#b'],
    ['/?q=rope', '/museum/?q=rope'],
    ['/museums', '/museum/museums'],
    // What has the base already: the path of an imported file.
    ['/museum/assets/logo.svg', '/museum/assets/logo.svg'],
    ['/museum', '/museum'],
    ['/museum?a', '/museum?a'],
  ])('%j is %j', (url, expected) => {
    expect(withBase(url, base)).toBe(expected);
    expect(withBase(expected, base)).toBe(expected);
    expect(withBase(url, '')).toBe(url);
  });

  it.each([
    '//cdn.example/a.js',
    'https://example.com/',
    './next',
    '#end',
    '?page=2',
    'mailto:a@b.example',
    '',
  ])('%j stays as it is', (url) => expect(withBase(url, base)).toBe(url));

  it('has the base in each candidate of a srcset', () => {
    const srcset = '/a.avif 320w, https://b.example/b.avif 640w,/c.avif 960w';
    expect(srcsetWithBase(srcset, base)).toBe(
      '/museum/a.avif 320w, https://b.example/b.avif 640w,/museum/c.avif 960w',
    );
  });

  it('is absolute with the address of the site', () => {
    expect(baseOf('https://example.com/museum')).toBe(base);
    expect(baseOf('https://example.com')).toBe('');
    expect(absoluteUrl('/visit', 'https://example.com/museum')).toBe('https://example.com/museum/visit');
    expect(absoluteUrl('https://b.example/b', 'https://example.com/museum')).toBe('https://b.example/b');
  });
});

it.each([
  ['/museum/visit?a#b', '/visit?a#b'],
  ['/museum/', '/'],
  ['/museum', '/'],
  ['/museum?a', '/?a'],
  ['/museums', undefined],
  ['/visit', undefined],
  ['/', undefined],
])('the path %j of the origin is %j of the site', (path, expected) => {
  expect(belowBase(path, base)).toBe(expected);
  expect(belowBase(path, '')).toBe(path);
});

it('the root of the origin and the base without its slash lead to the home page', () => {
  const locations = ['/', '/museum', '/museum/', '/visit'].map(
    (path) => rootRedirect(path, base, '?a=1')?.location,
  );
  expect(locations).toEqual(['/museum/?a=1', '/museum/?a=1', undefined, undefined]);
  expect(rootRedirect('/', '', '')).toBeUndefined();
});

it('clean HTML gets the base in its tags, and in no text', () => {
  const clean =
    '<p title="a &gt; b" lang="en">href="/a" <a class="x" href="/a?b=1&amp;c">A</a><img src="/b.png" srcset="/b.png 1w, /c.png 2w" alt="/d"></p>';
  expect(htmlBelowBase(clean, base)).toBe(
    '<p title="a &gt; b" lang="en">href="/a" <a class="x" href="/museum/a?b=1&amp;c">A</a><img src="/museum/b.png" srcset="/museum/b.png 1w, /museum/c.png 2w" alt="/d"></p>',
  );
});
