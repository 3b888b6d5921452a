import { describe, expect, test } from 'vitest';
import { wordpress } from '../../../pagewright-wordpress/src/wordpress.ts';
import { boolean, href, html, list, number, object, oneOf, slug, text } from '../../src/content/decode.ts';
import { image } from '../../src/content/decode-image.ts';
import { type Decoder, responseDecoder } from '../../src/content/decoder.ts';
// It has all names of characters.
import '../../src/content/sanitising/sanitise-html.ts';

const clean = (raw: string) => raw;

function decode<Value>(decoder: Decoder<Value>, input: unknown) {
  return responseDecoder(decoder)(input, clean, wordpress().api);
}

function content<Value>(decoder: Decoder<Value>, input: unknown) {
  return decode(decoder, input).content;
}

describe('text', () => {
  test.each([
    ['Tom &amp; Jerry&#8217;s', 'Tom & Jerry’s'],
    ['&lt;b&gt; is a tag', '<b> is a tag'],
    ['&amp;lt;', '&lt;'],
    ['<p>One</p><p>Two<br>three</p>', 'One. Two three'],
    ['<b>bo</b>ld', 'bold'],
    ['Dues<span class="screen-reader-text"> of berths</span>', 'Dues'],
    ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
    ['<a title="a > b">link</a>', 'link'],
    ['x<script>alert(1)</script>y<style>p{}</style>z', 'xyz'],
    ['a <!-- > --> b', 'a b'],
    ['&eacute;t&#233; &hellip; &euro; &nosuch; AT&T', 'été … € &nosuch; AT&T'],
    ['a\u0000b\u0007c\ud800d', 'abcd'],
    [2025, '2025'],
  ])('reads %j as %j', (input, expected) => {
    expect(decode(text(), input)).toEqual({ content: expected, issues: [] });
  });

  test.each([null, undefined, false, '', '  ', '<p> </p>', '&nbsp;', '\u200b', []])(
    '%j is missing, without an issue',
    (input) => {
      expect(decode(text(), input)).toEqual({ content: undefined, issues: [] });
    },
  );

  test.each([
    [{ a: 1 }, 'an object'],
    [['x'], 'an array of 1'],
    [true, 'true'],
  ])('rejects %j with an issue', (input, described) => {
    expect(decode(text(), input)).toEqual({
      content: undefined,
      issues: [{ path: '', expected: 'text', found: described }],
    });
  });

  test('is cut after 200 characters, never in the middle of a character', () => {
    expect(content(text({ cut: 200 }), 'a'.repeat(200))).toBe('a'.repeat(200));
    expect(content(text({ cut: 200 }), 'a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
    expect(content(text({ cut: 200 }), '🙂'.repeat(201))).toBe(`${'🙂'.repeat(200)}…`);
    expect(content(text({ cut: 3 }), 'ab cd')).toBe('ab…');
  });
});

describe('html', () => {
  test('is kept; HTML without text and media is missing', () => {
    expect(content(html, '<p>One &amp; <b>two</b></p>')).toBe('<p>One &amp; <b>two</b></p>');
    expect(content(html, '<p>&nbsp;</p><div><br></div>')).toBeUndefined();
    expect(content(html, '<p><img src="/a.png"></p>')).toContain('img');
    expect(content(html, '<amp-img src="/a.png"></amp-img>')).toContain('img');
  });

  test('is cleaned; HTML that is empty then is missing', () => {
    const decoded = responseDecoder(html)('<b>x</b>', () => '');
    expect(decoded).toEqual({ content: undefined, issues: [] });
  });
});

describe('number', () => {
  test.each([
    [650, 650],
    ['650', 650],
    [' 24+ ', 24],
    ['1,200', 1200],
    ['-3.5', -3.5],
    [-0, 0],
    [0, 0],
  ])('reads %j as %j', (input, expected) => {
    expect(decode(number(), input)).toEqual({ content: expected, issues: [] });
  });

  test.each(['many', '1e3', '0x10', '1,20', Number.NaN, true, {}])('rejects %j', (input) => {
    expect(decode(number(), input).content).toBeUndefined();
    expect(decode(number(), input).issues).toHaveLength(1);
  });

  test('enforces its limits and whole numbers', () => {
    expect(content(number({ min: 0, whole: true }), '-1')).toBeUndefined();
    expect(content(number({ whole: true }), 1.5)).toBeUndefined();
    expect(content(number({ max: 10 }), 11)).toBeUndefined();
  });
});

test('a boolean can be false, and may be text or a number', () => {
  expect([true, false, '1', 0, 'true', null].map((input) => content(boolean, input))).toEqual([
    true,
    false,
    true,
    false,
    true,
    undefined,
  ]);
});

test('an enum accepts its values only', () => {
  expect(content(oneOf('left', 'right'), ' left ')).toBe('left');
  expect(decode(oneOf('left', 'right'), 'up').issues[0]?.expected).toBe('one of left, right');
});

describe('a URL', () => {
  test.each([
    '/services/pmo',
    '#lets-talk',
    '?page=2',
    './x',
    'https://a.example/b?c=d#e',
    'mailto:a@b.example',
    'tel:+16145550141',
    'ftp://a.example',
    'whatsapp://send?text=a',
    'HTTPS://A.example',
  ])('%j fits', (input) => {
    expect(content(href, input)).toBe(input);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript&#58;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'file:///a',
    'services',
    'N/A',
    `/${'a'.repeat(5000)}`,
  ])('%j does not fit', (input) => {
    expect(content(href, input)).toBeUndefined();
  });

  test('is decoded before it is checked', () => {
    expect(content(href, '//a.example/b')).toBe('https://a.example/b');
    expect(content(href, 'https://a.example/?a=1&#038;b=2')).toBe('https://a.example/?a=1&b=2');
  });
});

test('a slug may be percent-encoded', () => {
  expect(
    ['pmo', 'a_b-2', '%e6%97%a5', 'größe', 'a/b', '..', '%2e%2e', 'a?b', 'a'.repeat(201)].map((input) =>
      content(slug, input),
    ),
  ).toEqual(['pmo', 'a_b-2', '日', 'größe', undefined, undefined, undefined, undefined, undefined]);
});

describe('an image', () => {
  test('may be a URL', () => {
    expect(content(image, '/plates/a b.avif')).toEqual({ src: '/plates/a%20b.avif' });
    expect(content(image, '//a.example/b.avif')).toEqual({ src: 'https://a.example/b.avif' });
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,x', 'photo', { url: 'mailto:a@b.example' }])(
    'rejects %j',
    (input) => {
      expect(decode(image, input).content).toBeUndefined();
      expect(decode(image, input).issues).toHaveLength(1);
    },
  );

  test('has a srcset of its sizes, without crops', () => {
    const sizes = {
      thumbnail: { source_url: 'https://c.example/t.jpg', width: 150, height: 150 },
      medium: { source_url: 'https://c.example/m.jpg', width: 300, height: 200 },
      large: { source_url: 'https://c.example/l.jpg', width: '1024', height: '683' },
    };
    const media = {
      source_url: 'https://c.example/f.jpg',
      alt_text: 'A &amp; B',
      media_details: { width: 1200, height: 800, sizes },
    };
    expect(content(image, media)).toEqual({
      src: 'https://c.example/f.jpg',
      alt: 'A & B',
      width: 1200,
      height: 800,
      srcset: 'https://c.example/m.jpg 300w, https://c.example/l.jpg 1024w, https://c.example/f.jpg 1200w',
    });
  });

  test('accepts the flat sizes of custom fields', () => {
    const sizes = {
      medium: '/m.jpg',
      'medium-width': 300,
      'medium-height': 200,
      thumbnail: '/t.jpg',
      'thumbnail-width': 150,
      'thumbnail-height': 150,
    };
    expect(content(image, { url: '/f.jpg', alt: '', width: 600, height: 400, sizes })?.srcset).toBe(
      '/m.jpg 300w, /f.jpg 600w',
    );
  });

  test('keeps an empty alternative text, which says that it is decorative', () => {
    expect(content(image, { src: '/f.jpg', alt: '' })).toEqual({ src: '/f.jpg', alt: '' });
    expect(content(image, { src: '/f.jpg', alt: ' <b></b> ' })).toEqual({ src: '/f.jpg', alt: '' });
    expect(content(image, { src: '/f.jpg', alt: 7 })).toEqual({ src: '/f.jpg', alt: '7' });
    expect(content(image, { src: '/f.jpg', alt: null })).toEqual({ src: '/f.jpg', alt: '' });
    expect(content(image, '/f.jpg')).toEqual({ src: '/f.jpg' });
    expect(content(image, { url: '/f.jpg' })).toEqual({ src: '/f.jpg', alt: '' });
    expect(content(image, { url: '/f.jpg', alt_text: 'A pier' })).toEqual({ src: '/f.jpg', alt: 'A pier' });
  });

  test('keeps the allowed candidates of a srcset', () => {
    const srcset = 'javascript:x 300w, /m.jpg 300w,\n /l.jpg 1024w';
    expect(content(image, { src: '/f.jpg', srcset })?.srcset).toBe('/m.jpg 300w, /l.jpg 1024w');
    expect(content(image, { src: '/f.jpg', srcset: '/f.jpg, /f@2x.jpg 2x' })?.srcset).toBe(
      '/f.jpg, /f@2x.jpg 2x',
    );
  });

  test('is missing if the field is false or an object without a URL', () => {
    expect(decode(image, false)).toEqual({ content: undefined, issues: [] });
    expect(decode(image, { url: '', alt: '' })).toEqual({ content: undefined, issues: [] });
  });
});

describe('the smallest loss', () => {
  const card = object({ title: text() }, { note: text(), link: href });

  test('a property that does not fit is dropped alone', () => {
    const { content, issues } = decode(list(card), [
      { title: 'A', link: 'javascript:x', stray: 1 },
      { title: 'B', note: ' ' },
    ]);
    expect(content).toEqual([{ title: 'A' }, { title: 'B' }]);
    expect(issues.map(({ path }) => path)).toEqual(['0.link']);
  });

  test('an item without a required property is dropped, and the other items are kept', () => {
    const { content, issues } = decode(list(card), [
      { note: 'x' },
      { title: 'B' },
      null,
      {},
      'text',
      { title: [1] },
    ]);
    expect(content).toEqual([{ title: 'B' }]);
    expect(issues).toEqual([
      { path: '0.title', expected: 'a value', found: 'nothing' },
      { path: '4', expected: 'an object', found: '“text”' },
      { path: '5.title', expected: 'text', found: 'an array of 1' },
    ]);
  });

  test('an object of missing properties is missing, without an issue', () => {
    expect(decode(card, { title: '', note: false, link: null })).toEqual({ content: undefined, issues: [] });
  });

  test('a list with too few items is missing', () => {
    expect(content(list(text(), { min: 1 }), ['', null])).toBeUndefined();
    expect(content(list(text()), ['', null])).toEqual([]);
  });

  test('a list that is too long is cut, with an issue', () => {
    expect(decode(list(number(), { max: 2 }), [1, 2, 3])).toEqual({
      content: [1, 2],
      issues: [{ path: '', expected: 'at most 2 items', found: 'an array of 3' }],
    });
  });

  test('a default replaces a missing property, but does not create an object', () => {
    const post = object({ id: number() }, { excerpt: text() }, { excerpt: 'No description available' });
    expect(content(post, { id: 1, excerpt: ' ' })).toEqual({ id: 1, excerpt: 'No description available' });
    expect(content(object({}, { excerpt: text() }, { excerpt: 'x' }), {})).toBeUndefined();
  });

  test('at most a hundred issues are reported', () => {
    expect(
      decode(
        list(number()),
        Array.from({ length: 500 }, () => 'x'),
      ).issues,
    ).toHaveLength(100);
  });
});
