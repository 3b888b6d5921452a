import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import type { ReadableSource } from '../../src/content/source.ts';
import { mostEntries, pageEntries } from '../../src/pipeline/drafts/page-entries.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { museum } from '../sites/museum-project.ts';

const site = checkSite(museum);

/** A source of entries with these slugs. */
function listOf(slugs: readonly string[]): ReadableSource {
  return {
    api: { name: 'exhibitions', urlOf: () => '/list', isMissing: () => false },
    request: () => ({ path: 'list' }),
    decode: () => ({ content: slugs.map((slug) => ({ slug, title: slug })), issues: [] }),
  };
}

const broken: ReadableSource = {
  ...listOf([]),
  decode: () => {
    throw new ContentError('invalid', 'broken');
  },
};

async function entriesOf(file: string, exhibitions: ReadableSource, base: string | undefined) {
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json([{}]);
  try {
    return await pageEntries(
      { site, sources: async () => ({ exhibitions }), calls: { main: { base, deadline: 1_000 } } },
      file,
    );
  } finally {
    globalThis.fetch = fetch;
  }
}

const listed = 2;

describe('the entries of a page', () => {
  it('are the entries that its config lists, then the entries of the content service', async () => {
    const { entries, ...rest } = await entriesOf(
      'exhibition.json',
      listOf(['ropes', 'new-one']),
      'http://service',
    );
    expect(entries[0]).toEqual({
      path: '/exhibitions/ropes',
      params: { slug: 'ropes' },
    });
    expect(entries).toHaveLength(listed + 1);
    expect(entries.at(-1)?.path).toBe('/exhibitions/new-one');
    expect(rest).toEqual({ hasMore: false, isIncomplete: false });
  });

  it('come from the config alone without a content service', async () => {
    const { entries, isIncomplete } = await entriesOf('exhibition.json', listOf(['new-one']), undefined);
    expect(entries).toHaveLength(listed);
    expect(isIncomplete).toBe(false);
  });

  it('are marked as incomplete if the content service cannot be read', async () => {
    const { entries, isIncomplete } = await entriesOf('exhibition.json', broken, 'http://service');
    expect(entries).toHaveLength(listed);
    expect(isIncomplete).toBe(true);
  });

  it('are not more than a window lists', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `entry-${index}`);
    const { entries, hasMore } = await entriesOf('exhibition.json', listOf(many), 'http://service');
    expect(entries).toHaveLength(mostEntries);
    expect(hasMore).toBe(true);
  });

  it('do not exist for a page that the site does not have', async () => {
    expect((await entriesOf('../secret.json', listOf([]), undefined)).entries).toEqual([]);
  });

  it('are one for a page without params', async () => {
    expect((await entriesOf('about.json', listOf([]), undefined)).entries.map(({ path }) => path)).toEqual([
      '/about',
    ]);
  });
});
