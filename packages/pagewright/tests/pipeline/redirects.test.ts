import { describe, expect, it } from 'vitest';
import {
  writeNginxMap,
  writeRedirectFiles,
  writeRedirects,
} from '../../src/pipeline/redirects/redirect-files.ts';
import { parseMovedPaths, parseRedirects, redirector } from '../../src/pipeline/redirects/redirects.ts';
import { usableRules } from '../../src/pipeline/redirects/usable-rules.ts';
import type { PageFiles } from '../../src/project/project-config.ts';

const rules = [
  { from: '/team/:name', to: '/people/:name' },
  { from: '/über', to: '/about?a=1#us', temporary: true as const },
  { from: '/shop', to: 'https://shop.example/"<x>' },
  { from: '/old.html', to: '/people' },
  { from: '/people.html', to: '/people' },
];
const moved = new Map([['/blog/%E6%97%A7', '/blog/new']]);
const signs = new Map([
  ['/blog/a*b', '/blog/new'],
  ['/blog/%3Aslug', '/blog/new'],
  ["/blog/it's-100%25%2C", '/blog/new'],
  ['/blog/Old', '/blog/new'],
  ['/blog/old', '/blog/new'],
  [`/blog/${encodeURIComponent('旧'.repeat(10))}`, '/blog/new'],
]);

async function filesOf(
  hasPages: boolean,
  files: PageFiles = 'route.html',
): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  const pages = new Set(['/people', '/about', '/blog/new']);
  const options = { hasPages, siteUrl: 'https://site.example', language: 'en', files, pages };
  await writeRedirectFiles({ rules, moved }, options, async (name, text) => void written.set(name, text));
  return written;
}

describe('the redirects of a build', () => {
  it('are in a file that both hosts and our servers read', async () => {
    const files = await filesOf(false);
    expect([...files.keys()].toSorted()).toEqual(['_redirects', '_redirects.map']);
    const text = files.get('_redirects') ?? '';
    expect(text).toContain('/%C3%BCber /about?a=1#us 302\n/%C3%BCber/ /about?a=1#us 302\n');
    expect(parseRedirects(text).map(({ from }) => from)).toEqual([
      '/team/:name',
      '/über',
      '/shop',
      '/old.html',
      '/people.html',
      '/blog/旧',
    ]);
  });

  it('of a slug with signs concern only this slug', () => {
    const text = writeRedirects({ rules: [], moved: signs }, '');
    const redirect = redirector(parseRedirects(text));
    for (const from of signs.keys()) {
      const parts = from.slice(1).split('/').map(decodeURIComponent);
      if (!parts[1]?.startsWith(':'))
        expect(redirect(parts, ''), from).toMatchObject({ location: '/blog/new' });
    }
    expect(redirect(['blog', 'another'], '')).toBeUndefined();
    expect(text).toContain('/blog/a%2Ab /blog/new 301\n');
    expect(parseMovedPaths(text, '')).toEqual(signs);
  });

  it('of such slugs are keys with which nginx starts', () => {
    const lines = writeNginxMap({ rules: [{ from: '/a,b', to: '/c' }], moved: signs }, '').split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '"/a%2Cb"',
      '"/a,b"',
      '"/blog/a*b"',
      '"/blog/%3Aslug"',
      `"/blog/it's-100%25%2C"`,
      `"/blog/it's-100%,"`,
      '"/blog/Old"',
      `"~*^/blog/${encodeURIComponent('旧'.repeat(10))}$"`,
      '',
    ]);
  });

  it('are pages, too, for hosts that cannot redirect', async () => {
    const files = await filesOf(true);
    expect([...files.keys()].filter((name) => name.endsWith('.html'))).toEqual([
      'über.html',
      'shop.html',
      'old.html',
      'blog/旧.html',
    ]);
    const about = 'https://site.example/about?a=1#us';
    expect(files.get('über.html')).toContain(`content="0; url=${about}"`);
    expect(files.get('über.html')).toContain(`<link rel="canonical" href="${about}">`);
    expect(files.get('shop.html')).toContain('<a href="https://shop.example/&quot;&lt;x&gt;">');
  });

  it('never take the file of a page, in either layout of files', async () => {
    expect((await filesOf(true)).has('people.html')).toBe(false);
    const inFolders = await filesOf(true, 'route/index.html');
    expect([...inFolders.keys()].filter((name) => name.endsWith('.html'))).toEqual([
      'über/index.html',
      'shop/index.html',
      'old.html',
      'people.html',
      'blog/旧/index.html',
    ]);
  });

  it('are left out, with a warning, if content has the old path or lacks the new one', () => {
    const written = new Set(['/team/ann', '/a', '/people']);
    const given = [
      { from: '/a', to: '/people' },
      { from: '/b', to: '/people#all' },
      { from: '/c', to: '/gone' },
      ...rules,
    ];
    const has = (path: string) => written.has(path) || path === '/about';
    const { rules: left, warnings } = usableRules(given, (path) => written.has(path), has);
    expect(left.map(({ from }) => from)).toEqual([
      '/b',
      '/team/:name',
      '/über',
      '/shop',
      '/old.html',
      '/people.html',
    ]);
    expect(warnings.map(({ text }) => text)).toEqual([
      '_redirects.json: the redirect from /a has no effect, because content has a page at /a, which is shown',
      '_redirects.json: the redirect from /c has no effect, because /gone was not written',
    ]);
  });
});
