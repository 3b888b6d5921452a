import { ContentError } from 'pagewright/source';
import { listedFields, listQuery, wordpress } from 'pagewright-wordpress';
import { describe, expect, it } from 'vitest';

const { shownIn } = wordpress().api;
const open = { slug: 'open', excerpt: { rendered: '', protected: false } };
const locked = { slug: 'locked', excerpt: { rendered: '', protected: true } };
const lockedText = { slug: 'locked-text', content: { protected: true } };

describe('an entry with a password', () => {
  it('is left out of lists, and is missing on its own', () => {
    expect(shownIn?.([open, locked, 7, lockedText])).toEqual([open, 7]);
    expect(shownIn?.(open)).toBe(open);
    expect(() => shownIn?.(locked)).toThrow(ContentError);
  });

  it.each([[[]], [['slug']], [['slug', 'title', 'acf']], [listedFields], [['content']]])(
    'is known by the fields of any request: %j',
    (fields) => {
      const { _fields } = listQuery({}, fields);
      expect(_fields === undefined || /(?:^|,)(?:content|excerpt)(?:,|\.protected)/.test(`${_fields},`)).toBe(
        true,
      );
    },
  );
});
