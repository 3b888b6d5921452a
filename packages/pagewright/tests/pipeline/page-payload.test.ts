import type { ReadableSource } from 'pagewright/source';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';
import type { PagePath } from '../../src/pipeline/pages/page-paths.ts';
import { checkRequests, readPagePayload } from '../../src/pipeline/pages/page-payload.ts';
import type { ReadResult } from '../../src/pipeline/reading/read-result.ts';
import { plan, query } from '../render/page-fixture.ts';

const source = (name: string): ReadableSource => ({
  api: { name, urlOf: () => `/${name}`, isMissing: () => false },
  request: () => ({ path: name }),
  decode: () => ({ content: null, issues: [] }),
});
const sources = { article: source('article'), home: source('home'), visits: source('visits') };

const withoutParams: Plan = { is: 'literal', value: {} };

/** A path whose page reads these sources, in this order. */
function pathOf(names: readonly string[], more: Partial<PagePath> = {}): PagePath {
  const queries = Object.fromEntries(names.map((name) => [name, query(name, withoutParams)]));
  return { path: '/', params: {}, page: plan({ queries }), isAlias: false, ...more };
}

/** A reader of these results. The responses arrive in the order of the results, no matter which was requested first. */
function readerOf(results: { readonly [source: string]: Partial<ReadResult> }) {
  const answer = async (name: string) => {
    for (let turn = 0; turn < Object.keys(results).indexOf(name); turn += 1) await null;
    return { key: name, source: name, ...results[name] };
  };
  return { read: answer, check: answer };
}

describe('the contents of a page', () => {
  it.each([[['article', 'home', 'visits']], [['visits', 'home', 'article']]])(
    'are in the same order when the responses arrive in this one: %j',
    async (arriving) => {
      const path = pathOf(['visits', 'article', 'home']);
      const each = (result: Partial<ReadResult>) =>
        readerOf(Object.fromEntries(arriving.map((name) => [name, result])));
      const { keys, contents } = await readPagePayload(path, sources, each({ content: 1 }));
      expect(Object.keys(contents)).toEqual([keys.article, keys.home, keys.visits]);
      const error = new ContentError('http', 'It failed', 500);
      const { failures } = await readPagePayload(path, sources, each({ error }));
      expect(Object.keys(failures)).toEqual([keys.article, keys.home, keys.visits]);
    },
  );

  it('include the places of their HTML, and whether they have issues, but not the issues', async () => {
    const path = pathOf(['home', 'article']);
    const { keys, contents, html } = await readPagePayload(
      path,
      sources,
      readerOf({
        home: { content: { text: '<p>Home</p>' }, html: [[['text'], 'digest of home']], hasIssues: true },
        article: { content: {}, html: [[['body'], 'digest of article']], digest: 'of the response' },
      }),
    );
    expect(html).toEqual([
      [[keys.article, 'content', 'body'], 'digest of article'],
      [[keys.home, 'content', 'text'], 'digest of home'],
    ]);
    expect(contents).toEqual({
      [keys.home ?? '']: {
        content: { text: '<p>Home</p>' },
        issues: [{ path: '', expected: '', found: '' }],
      },
      [keys.article ?? '']: { content: {}, issues: [], digest: 'of the response' },
    });
  });

  it('that could not be read are failures, except without a content service', async () => {
    const { keys, contents, failures } = await readPagePayload(
      pathOf(['home', 'article', 'visits']),
      sources,
      readerOf({
        home: { error: new ContentError('http', 'It failed', 500) },
        article: { error: new ContentError('network', 'It did not answer') },
        visits: { error: new ContentError('not-configured', 'There is no service') },
      }),
    );
    expect(contents).toEqual({});
    expect(failures).toEqual({
      [keys.home ?? '']: { kind: 'http', message: 'It failed', status: 500 },
      [keys.article ?? '']: { kind: 'network', message: 'It did not answer' },
    });
  });

  it('are not read from a source that the site does not have', async () => {
    const payload = await readPagePayload(pathOf(['shop']), sources, readerOf({ shop: { content: 1 } }));
    expect(payload).toMatchObject({ keys: {}, contents: {}, failures: {} });
  });
});

describe('the requests of a page', () => {
  const fingerprintOf = async (path: PagePath, home = 'one') => {
    const { fingerprint } = await checkRequests(path, sources, readerOf({ home: { fingerprint: home } }));
    return fingerprint;
  };

  it('are equal if the content is equal, for the same page and the same kind of path', async () => {
    const first = await fingerprintOf(pathOf(['home']));
    expect(await fingerprintOf(pathOf(['home']))).toBe(first);
    expect(await fingerprintOf(pathOf(['home']), 'two')).not.toBe(first);
    expect(await fingerprintOf(pathOf(['home'], { isAlias: true }))).not.toBe(first);
    expect(await fingerprintOf(pathOf(['home', 'shop']))).not.toBe(first);
    const page = plan({ file: 'other.json', queries: { home: query('home', withoutParams) } });
    expect(await fingerprintOf(pathOf([], { page }))).not.toBe(first);
  });

  it('says whether an entry does not exist or could not be read', async () => {
    const missing = async (error: ContentError) => {
      const found = await checkRequests(pathOf(['home', 'article']), sources, readerOf({ home: { error } }));
      return found.hasMissing;
    };
    expect(await missing(new ContentError('not-found', 'Nothing is there', 404))).toBe(true);
    expect(await missing(new ContentError('http', 'It failed', 500))).toBe(false);
  });
});
