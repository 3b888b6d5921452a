import { describe, expect, it } from 'vitest';
import { changedTags, contentTags, goneTags } from '../../src/content/content-tags.ts';

describe('contentTags', () => {
  it('name an entry by its type and slug', () => {
    expect(contentTags('service', { entryType: 'service' }, { slug: 'pmo' })).toEqual(['service:pmo']);
  });

  it('name the list that a response contains', () => {
    expect(contentTags('latest-posts', { listOf: 'post' }, { per_page: 2 })).toEqual(['post']);
  });

  it('name both for an entry whose response contains a list', () => {
    expect(contentTags('post', { entryType: 'post', listOf: 'post:newest' }, { slug: 'a' })).toEqual([
      'post:a',
      'post::newest',
    ]);
  });

  it('name the source if it declares neither', () => {
    expect(contentTags('homepage', {}, {})).toEqual(['homepage']);
    expect(contentTags('service', { entryType: 'service' }, {})).toEqual(['service']);
  });

  it('of a further service share nothing with the tags of the main service', () => {
    const tagsOf = (service?: string) => [
      ...contentTags('show', { entryType: 'event', ...(service ? { service } : {}) }, { slug: 'a' }),
      ...contentTags('shows', { listOf: 'event:newest', ...(service ? { service } : {}) }, {}),
      ...contentTags('season', service ? { service } : {}, {}),
    ];
    expect(tagsOf()).toEqual(['event:a', 'event::newest', 'season']);
    expect(tagsOf('tickets')).toEqual(['tickets/event:a', 'tickets/event::newest', 'tickets/season']);
  });

  it('are equal for equal slugs in different encodings', () => {
    const tags = (slug: string) => contentTags('post', { entryType: 'post' }, { slug });
    expect(tags('%C3%BC')).toEqual(tags('ü'));
  });

  // Authors choose slugs. With the name of a list as its slug, the withdrawal of this entry would also withdraw the list and all entries
  // that show it.
  it.each(['newest', ':newest', '%3Anewest', '::newest', 'newest:', ''])(
    'of an entry with the slug "%s" are never the tags of a list',
    (slug) => {
      const lists = ['post', 'post:newest'].flatMap((listOf) => contentTags('posts', { listOf }, {}));
      expect([...changedTags([{ type: 'post', slugs: [], lists: ['post', 'post:newest'] }])]).toEqual(lists);
      const entry = contentTags('post', { entryType: 'post' }, { slug });
      const gone = slug === '' ? [] : goneTags([{ type: 'post', slugs: [slug], lists: [], gone: [slug] }]);
      expect(lists.filter((tag) => [...entry, ...gone].includes(tag))).toEqual([]);
    },
  );
});
