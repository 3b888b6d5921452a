import { describe, expect, it } from 'vitest';
import { clientManifest } from '../../../packages/pagewright/src/pipeline/files/client-manifest.ts';

const chunks = {
  'virtual:pagewright/client': {
    file: 'assets/main.js',
    name: 'client',
    isEntry: true,
    imports: ['_core.js'],
    css: ['assets/style.css'],
  },
  'render/boot.ts': { file: 'assets/boot.js', name: 'boot', isEntry: true },
  'virtual:pagewright/open-preview': {
    file: 'assets/open-preview.js',
    name: 'open-preview',
    isEntry: true,
    imports: ['_token.js'],
  },
  '_token.js': { file: 'assets/token.js' },
  '_core.js': { file: 'assets/core.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js', imports: ['_core.js'] },
  'src/blocks/quote-list/QuoteList.tsx': { file: 'assets/QuoteList.js' },
  'src/blocks/quote/Quote.tsx': { file: 'assets/Quote.js', imports: ['_core.js', '_Badge.js'] },
  '_Badge.js': { file: 'assets/Badge.js' },
};

function manifest(parsed: unknown) {
  return clientManifest(
    parsed,
    new Map([
      ['quote', 'src/blocks/quote/Quote.tsx'],
      ['quote-list', 'src/blocks/quote-list/QuoteList.tsx'],
    ]),
  );
}

describe('the client’s manifest', () => {
  it('names the entries and every stylesheet', () => {
    expect(manifest(chunks)).toMatchObject({
      boot: '/assets/boot.js',
      client: '/assets/main.js',
      previewScripts: ['/assets/open-preview.js', '/assets/token.js'],
      stylesheets: ['/assets/style.css'],
    });
  });

  it('names each import of the client and of the blocks of a page once, after its own imports, cyclic imports too', () => {
    expect(manifest(chunks).scripts(['quote', 'quote'])).toEqual([
      '/assets/framework.js',
      '/assets/core.js',
      '/assets/Badge.js',
      '/assets/Quote.js',
    ]);
  });

  it('does not confuse a block with another whose name starts the same', () => {
    expect(manifest(chunks).scripts(['quote-list'])).toContain('/assets/QuoteList.js');
    expect(manifest(chunks).scripts(['quote'])).not.toContain('/assets/QuoteList.js');
  });

  it('without an entry is an error', () => {
    expect(() => manifest({})).toThrow('The client bundle has no entry');
    expect(() => manifest(null)).toThrow('The client bundle has no manifest');
  });
});
