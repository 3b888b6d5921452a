import { describe, expect, it } from 'vitest';
import { clientManifest } from '../../src/pipeline/files/client-manifest.ts';

const chunks = {
  'virtual:pagewright/client': {
    file: 'assets/main.js',
    name: 'client',
    isEntry: true,
    imports: ['_core.js'],
    css: ['assets/main.css'],
    dynamicImports: ['src/Layout.tsx', 'src/ErrorPage.tsx', 'src/blocks/quote/Quote.tsx'],
  },
  'render/early/boot.ts': { file: 'assets/boot.js', name: 'boot', isEntry: true },
  'virtual:pagewright/open-preview': {
    file: 'assets/open-preview.js',
    name: 'open-preview',
    isEntry: true,
    imports: ['_token.js'],
  },
  'render/players/declared-players.ts': { file: 'assets/players.js', name: 'players', isEntry: true },
  'render/routing/url-page.ts': {
    file: 'assets/url-page.js',
    name: 'url-page',
    isEntry: true,
    imports: ['_watch-url.js'],
  },
  '_watch-url.js': { file: 'assets/watch-url.js' },
  'src/Layout.tsx': { file: 'assets/Layout.js', css: ['assets/Layout.css'] },
  'src/ErrorPage.tsx': { file: 'assets/ErrorPage.js', css: ['assets/ErrorPage.css'] },
  '_token.js': { file: 'assets/token.js' },
  '_core.js': { file: 'assets/core.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js', imports: ['_core.js'] },
  'src/blocks/quote-list/QuoteList.tsx': { file: 'assets/QuoteList.js' },
  'src/blocks/quote/Quote.tsx': {
    file: 'assets/Quote.js',
    imports: ['_core.js', '_Badge.js'],
    css: ['assets/Quote.css'],
  },
  '_Badge.js': { file: 'assets/Badge.js', css: ['assets/Badge.css'] },
};

function manifest(parsed: unknown) {
  const entries = new Map([
    ['quote', 'src/blocks/quote/Quote.tsx'],
    ['quote-list', 'src/blocks/quote-list/QuoteList.tsx'],
  ]);
  const page = (file: string, ...types: string[]) => ({ file, blocks: types.map((type) => ({ type })) });
  return clientManifest(parsed, {
    base: '',
    code: { blocks: { entries }, layout: 'src/Layout.tsx' },
    pages: [
      page('one.json', 'quote', 'quote-list', 'quote'),
      page('other.json', 'quote-list', 'quote'),
      page('plain.json', 'quote-list'),
      page('blog/größe #1.json', 'quote'),
    ],
    schemas: { blocks: new Map() },
    readText: () => '.a1_page{margin:.5rem}.a1_page:hover .b-2{background:url(/a.svg)}',
  });
}

describe('the client’s manifest', () => {
  it('names the entries', () => {
    expect(manifest(chunks)).toMatchObject({
      boot: '/assets/boot.js',
      client: '/assets/main.js',
      previewScripts: ['/assets/open-preview.js', '/assets/token.js'],
      players: '/assets/players.js',
      urlScripts: ['/assets/watch-url.js', '/assets/url-page.js'],
    });
  });

  it('has a stylesheet for the parts that all pages show, and one for the blocks of a page', () => {
    const { base, pages } = manifest(chunks).styles;
    expect(base?.files).toEqual(['assets/main.css', 'assets/Layout.css']);
    expect(pages['one.json']?.files).toEqual(['assets/Badge.css', 'assets/Quote.css']);
    expect(pages['other.json']?.files).toEqual(pages['one.json']?.files);
    expect(pages['plain.json']?.files).toEqual([]);
  });

  it('leaves out the parts of blocks that no block of a page config can show', () => {
    const quote = (look: string) => ({
      type: 'quote',
      props: { is: 'literal', value: { look } } as const,
    });
    const { pages } = clientManifest(chunks, {
      base: '',
      code: { blocks: { entries: new Map([['quote', 'src/blocks/quote/Quote.tsx']]) } },
      pages: [
        { file: 'small.json', blocks: [quote('small')] },
        { file: 'both.json', blocks: [quote('small'), quote('large')] },
        // One config, used in two languages.
        { file: 'languages.json', blocks: [quote('large')] },
        { file: 'languages.json', blocks: [quote('small')] },
        { file: 'any.json', blocks: [{ type: 'quote' }] },
      ],
      schemas: { blocks: new Map() },
      readText: (file) =>
        file === 'assets/Quote.css'
          ? '.q{}@supports (--part:quote look-small){.s{}}@supports (--part:quote look-large){.l{}}'
          : '',
    }).styles;
    const partsOf = (file: string) => pages[file]?.parts;
    expect(partsOf('small.json')).toEqual(['quote look-small']);
    for (const file of ['both.json', 'languages.json', 'any.json'])
      expect(partsOf(file), file).toEqual(['quote look-small', 'quote look-large']);
    expect(pages['small.json']?.files).toEqual(pages['both.json']?.files);
  });

  it('gives page stylesheets other names if their parts change', () => {
    const hrefOf = (look: string) =>
      clientManifest(chunks, {
        base: '',
        code: { blocks: { entries: new Map([['quote', 'src/blocks/quote/Quote.tsx']]) } },
        pages: [{ file: 'one.json', blocks: [{ type: 'quote', props: { is: 'literal', value: { look } } }] }],
        schemas: { blocks: new Map() },
        readText: () => '@supports (--part:quote look-small){.s{}}',
      }).styles.pages['one.json']?.href;
    expect(hrefOf('small')).not.toBe(hrefOf('large'));
    expect(hrefOf('small')).toBe(hrefOf('small'));
  });

  it('has URLs without folders and encoded letters, whatever the names of page configs are', () => {
    const hrefs = Object.values(manifest(chunks).styles.pages).map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(4);
    for (const href of hrefs) expect(href).toMatch(/^\/assets\/[\w.-]+\.css$/);
  });

  it('finds documents that show parts whose code usually loads later', () => {
    const [late, ...others] = manifest(chunks).styles.late;
    expect(late?.files).toEqual(['assets/ErrorPage.css']);
    expect(others).toEqual([]);
    const isIn = (html: string) => new RegExp(late?.classes ?? '').test(html);
    expect(isIn('<p class="other a1_page">')).toBe(true);
    expect(isIn('<p class="b-2">')).toBe(true);
    expect(isIn('<svg class="a1_pages">')).toBe(false);
  });

  it('names each import of the client and of the blocks of a page once, after its own imports, cyclic imports too', () => {
    expect(manifest(chunks).scripts(['quote', 'quote'])).toEqual([
      '/assets/framework.js',
      '/assets/core.js',
      '/assets/Badge.js',
      '/assets/Quote.js',
    ]);
  });

  it('does not confuse blocks whose names start with the same word', () => {
    expect(manifest(chunks).scripts(['quote-list'])).toContain('/assets/QuoteList.js');
    expect(manifest(chunks).scripts(['quote'])).not.toContain('/assets/QuoteList.js');
  });

  it('without an entry is an error', () => {
    expect(() => manifest({})).toThrow('The client bundle has no entry');
    expect(() => manifest(null)).toThrow('The client bundle has no manifest');
  });
});
