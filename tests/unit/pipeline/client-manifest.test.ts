import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readClientManifest } from '../../../packages/pagewright/src/pipeline/files/client-manifest.ts';

const chunks = {
  'virtual:pagewright/client': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_core.js'],
    css: ['assets/style.css'],
  },
  '_core.js': { file: 'assets/core.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js', imports: ['_core.js'] },
  'src/blocks/quote-list/QuoteList.tsx': { file: 'assets/QuoteList.js' },
  'src/blocks/quote/Quote.tsx': { file: 'assets/Quote.js', imports: ['_core.js', '_Badge.js'] },
  '_Badge.js': { file: 'assets/Badge.js' },
};
let client: string;

beforeEach(() => {
  client = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(client, '.vite'));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

function manifest(written: unknown) {
  writeFileSync(path.join(client, '.vite/manifest.json'), JSON.stringify(written));
  return readClientManifest(
    client,
    new Map([
      ['quote', 'src/blocks/quote/Quote.tsx'],
      ['quote-list', 'src/blocks/quote-list/QuoteList.tsx'],
    ]),
  );
}

describe('the client’s manifest', () => {
  it('names the entry and every stylesheet', () => {
    expect(manifest(chunks)).toMatchObject({ entry: '/assets/main.js', stylesheets: ['/assets/style.css'] });
  });

  it('names what the entry and the blocks of a page import, each once, and what they import in a circle', () => {
    expect(manifest(chunks).preloads(['quote', 'quote'])).toEqual([
      '/assets/Badge.js',
      '/assets/Quote.js',
      '/assets/core.js',
      '/assets/framework.js',
    ]);
  });

  it('takes no block for another whose name begins with its own', () => {
    expect(manifest(chunks).preloads(['quote-list'])).toContain('/assets/QuoteList.js');
    expect(manifest(chunks).preloads(['quote'])).not.toContain('/assets/QuoteList.js');
  });

  it('is refused without an entry', () => {
    expect(() => manifest({})).toThrow('The client bundle has no entry');
    expect(() => manifest(null)).toThrow('The client bundle has no manifest');
  });
});
