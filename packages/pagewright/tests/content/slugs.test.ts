import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryTag, listTag } from '../../src/content/content-tags.ts';
import { isSlug } from '../../src/content/sanitising/url-formats.ts';
import { slugText } from '../../src/content/slug-part.ts';
import { decodedEscapes } from '../../src/json/decoded-escapes.ts';
import { nameOfPath, pageFile, pathOfPageFile } from '../../src/pipeline/files/page-files.ts';
import { parseTarget } from '../../src/pipeline/files/request-target.ts';
import { cleanPath, matchPath, pathOf } from '../../src/render/routing/route-match.ts';
import { budget } from '../budget.ts';
import { slugsInScripts } from '../fixtures/slugs-in-scripts.ts';

const routes = [
  {
    route: '/journal/:slug',
    canonical: '/journal/:slug',
    file: 'article.json',
    load: async () => {
      throw new Error('Not loaded');
    },
  },
];

/** Slugs of all lengths, in any script and normal form, with signs that mean something in paths. */
const slugs = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('%', ',', '.', '+', ' ', ':', '%e3%81'),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''))
  .filter(isSlug);

describe('a slug', () => {
  it.each(Object.entries(slugsInScripts))('may be in any script and have any signs: %s', (_, slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '\u3000',
    '.',
    '..',
    '...',
    'a/b',
    'a?b',
    'a#b',
    'a\nb',
    '\u0000',
    '\u007f',
    '\u0085',
    '\ud800',
    'a%41',
  ])('is not %j', (text) => expect(isSlug(text)).toBe(false));

  it('has at most 200 characters and 255 bytes', () => {
    expect(['x'.repeat(200), 'x'.repeat(201), '海'.repeat(85), '海'.repeat(86)].map(isSlug)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is the same for the build, its files, servers and browsers, however it was encoded', () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        const encoded = encodeURIComponent(slug);
        const lower = encoded.replace(/%../g, (found) => found.toLowerCase());
        for (const form of [slug, encoded, lower]) expect(slugText(form)).toBe(slug);
        const path = pathOf('/journal/:slug', { slug });
        expect(parseTarget(path)?.parts).toEqual(['journal', slug]);
        expect(pathOfPageFile(pageFile(nameOfPath(path), 'route.html'))).toBe(`/journal/${slug}`);
        // Routers of browsers decode a path once or twice before they match it.
        for (const form of [path, `/journal/${lower}`, cleanPath(path), cleanPath(cleanPath(path))])
          expect(matchPath(routes, form)).toMatchObject({ params: { slug }, canonical: path });
      }),
      budget(500, 20_000),
    );
  });

  it('has a tag that no list has', () => {
    expect(entryTag('post', ':newest')).not.toBe(listTag('post:newest'));
  });
});

it('decoding leaves what encodes no character, and never throws', () => {
  expect(['%e6%97%a5', '%E6%97%A5', '100%', '%e3%81', 'a%2Cb%', '%zz%41'].map(decodedEscapes)).toEqual([
    '日',
    '日',
    '100%',
    '%e3%81',
    'a,b%',
    '%zzA',
  ]);
});
