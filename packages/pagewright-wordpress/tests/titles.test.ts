import { listedFields, normalizeEntry, wordpress } from 'pagewright-wordpress';
import { describe, expect, it } from 'vitest';

const { shownIn, urlOf } = wordpress().api;

const untitled = (more: object, title: unknown = { rendered: '' }) => ({
  id: 57,
  slug: '57-2',
  title,
  date: '2012-03-04T10:00:00',
  ...more,
});
const excerpt = (rendered: string) => ({ excerpt: { rendered, protected: false } });
const content = (rendered: string) => ({ content: { rendered, protected: false } });

describe('the title of an entry without one', () => {
  it.each([
    [
      'its excerpt',
      excerpt('<p>The pier has moved to the north side of the bay. Mind the step.</p>'),
      'The pier has moved to the north side of the bay',
    ],
    ['one short sentence', excerpt('<p>Gone fishing.</p>'), 'Gone fishing'],
    ['a short excerpt', excerpt('<p>Gone fishing</p>'), 'Gone fishing'],
    [
      'a long excerpt',
      excerpt(
        '<p>We count boats, nets, gulls &amp; the days until the ice leaves the bay and the ferry runs.</p>',
      ),
      'We count boats, nets, gulls &amp; the days until the ice leaves…',
    ],
    ['a Japanese excerpt', excerpt('<p>夜の組と昼の組が会う。だれも話さない。</p>'), '夜の組と昼の組が会う'],
    [
      'its text',
      { ...excerpt(''), ...content('<p hidden>Skip</p><h2>At</h2><p>daw<em>n</em> we&nbsp;meet</p>') },
      'At dawn we meet',
    ],
    ['its day', { ...excerpt(''), ...content('<figure><img src="/a.jpg" alt=""></figure>') }, '2012-03-04'],
    ['its slug', { date: undefined, slug: 'caf%C3%A9-two' }, 'café two'],
    ['a broken slug', { date: undefined, slug: '50%-off' }, '50% off'],
  ])('is made of %s', (_, more, title) => {
    expect(shownIn?.([untitled(more)])).toEqual([{ ...untitled(more), title: { rendered: title } }]);
    expect(shownIn?.(untitled(more, ''))).toEqual(untitled(more, title));
    expect(normalizeEntry(untitled(more))).toMatchObject({ title });
  });

  it('is made if the given one is only space', () => {
    expect(normalizeEntry(untitled({}, { rendered: '<b>&nbsp;</b> ' }))).toMatchObject({
      title: '2012-03-04',
    });
  });

  it('is not made for what has a title, or is not an entry', () => {
    for (const body of [
      untitled({}, { rendered: '…' }),
      untitled({}, 'A &amp; B'),
      { title: '' },
      { slug: 'a' },
      7,
    ])
      expect(shownIn?.(body)).toBe(body);
  });

  it.each([
    ['wp/v2/posts', 'slug,title,content.protected', ',date'],
    ['wp/v2/posts', 'slug,title.rendered,excerpt', ''],
    ['wp/v2/posts', listedFields.join(), ''],
    ['custom/v1/get-all-posts', 'slug,title', ''],
  ])('can be made in lists that name their fields: %s with %s', (path, _fields, added) => {
    const url = urlOf({ path, query: { _fields } });
    const asked = new URL(url, 'https://cms.example').searchParams.get('_fields');
    expect(asked).toContain(`${_fields}${added}`);
    expect(asked?.includes('date')).toBe(_fields.includes('date') || added !== '');
  });
});
