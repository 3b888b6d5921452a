import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import {
  previewPayload,
  writePreviewDocument,
  writePreviewForm,
} from '../../src/pipeline/files/preview-document.ts';
import { draftPath } from '../../src/render/preview/draft-path.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';

const { site } = checkedMuseum;

const preview = {
  service: '/drafts',
  routes: { article: ['/journal/:slug', '/news/:slug'] },
  words: site.preview,
};
const shell = {
  language: 'de',
  boot: '/assets/boot.js',
  client: '/assets/main.js',
  previewScripts: ['/assets/open.js', '/assets/token.js'],
  players: '/assets/players.js',
  styles: {
    base: { href: '/assets/style.css', files: ['assets/main-1.css', 'assets/core-2.css'] },
    pages: {},
    late: [],
  },
  font: undefined,
  feed: undefined,
  publicFiles: new Set<string>(),
};
const settings = {
  siteUrl: 'https://site.example',
  formPath: '/form',
  requestTimeout: 10_000,
  revalidateAfter: 0,
};

describe('the document for previews', () => {
  const { document } = new JSDOM(writePreviewDocument(shell, settings, preview)).window;

  it('is not indexed, sends no referrer, and says that it needs a script', () => {
    const metaOf = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
    expect([metaOf('robots'), metaOf('referrer')]).toEqual(['noindex', 'no-referrer']);
    expect(document.querySelector('noscript')?.textContent).toBe(preview.words.withoutScript);
  });

  it('has the routes and texts for its script, and no page', () => {
    const payload: unknown = JSON.parse(document.querySelector('#pagewright-payload')?.textContent ?? '');
    expect(payload).toEqual({ settings, preview });
  });

  it('of a server is a form for the token, with a script of its own', () => {
    const { window } = new JSDOM(writePreviewForm(shell, preview));
    const form = window.document.querySelector('form');
    // A form without an action would post to this URL.
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null]);
    expect(form?.elements.namedItem('token')).toBeTruthy();
    const scripts = [...window.document.querySelectorAll('script[src]')].map((each) =>
      each.getAttribute('src'),
    );
    expect(scripts).toEqual(['/assets/open.js']);
  });

  it('is not written for a content service without drafts', () => {
    expect(previewPayload({ content: {}, config: site, pages: [], sources: {} })).toBeUndefined();
  });
});

describe('the path of a draft', () => {
  it.each([
    ['article', 'a-note', '/journal/a-note'],
    ['article', '%d0%be', '/journal/%D0%BE'],
    ['article', 'a/../b?c', '/journal/a%2F..%2Fb%3Fc'],
    ['house', 'house', undefined],
    ['constructor', 'x', undefined],
  ])('of the type %s with the slug %s is %s', (type, slug, path) => {
    expect(draftPath(preview.routes, { type, slug })).toBe(path);
  });
});
