import { ContentError } from 'pagewright/source';
import { listedFields, listQuery, wordpress } from 'pagewright-wordpress';
import { describe, expect, it } from 'vitest';

const { shownIn, urlOf } = wordpress().api;
const open = { slug: 'open', excerpt: { rendered: '', protected: false } };
const locked = { slug: 'locked', excerpt: { rendered: '', protected: true } };
const lockedText = { slug: 'locked-text', content: { protected: true } };

describe('an entry with a password', () => {
  it('is left out of lists, and is missing on its own', () => {
    expect(shownIn?.([open, locked, 7, lockedText])).toEqual([open, 7]);
    expect(shownIn?.(open)).toBe(open);
    expect(() => shownIn?.(locked)).toThrow(ContentError);
  });

  it.each([
    ['wp/v2/posts', 'slug', 'content.protected'],
    ['wp/v2/posts', 'slug,title,content.rendered', 'content.protected'],
    ['wp/v2/posts', 'content', ''],
    ['wp/v2/posts', listedFields.join(), ''],
    ['wp/v2/pages', 'slug,excerpt', 'content.protected'],
    ['wp/v2/books', 'slug,title,acf', 'date,content.protected,excerpt.protected,class_list'],
    ['wp/v2/books', 'content,excerpt,class_list', ''],
    ['wp/v2/books/12', 'id,status', 'content.protected,excerpt.protected,class_list'],
    ['wp/v2/categories', 'slug', ''],
    ['custom/v1/books', 'slug', ''],
  ])('is known by the fields of any request: %s with %s', (path, _fields, added) => {
    const url = urlOf({ path, query: { _fields } });
    expect(new URL(url, 'https://cms.example').searchParams.get('_fields')).toBe(
      [_fields, added].filter((fields) => fields !== '').join(),
    );
  });

  it('is known by all fields, and by a class if its type has neither a text nor an excerpt', () => {
    expect(urlOf({ path: 'wp/v2/books', query: listQuery({}) })).not.toContain('_fields');
    expect(shownIn?.([{ class_list: ['type-book', 'post-password-required'] }])).toEqual([]);
    expect(shownIn?.([{ class_list: { 0: 'type-book', 2: 'post-password-protected' } }])).toEqual([]);
    expect(shownIn?.([{ class_list: ['type-book'] }])).toHaveLength(1);
  });
});
