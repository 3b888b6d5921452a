import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile, type Scope } from '../../src/grammar/compile/compile.ts';

const link = {
  type: 'object',
  required: ['href'],
  properties: { href: { type: 'string', format: 'href' }, image: { type: 'string', format: 'image-src' } },
};
const block = {
  type: 'object',
  properties: {
    one: { type: 'string', minLength: 1 },
    other: { type: 'string', minLength: 1 },
    links: { type: 'array', items: link },
  },
};

function scopeWith(properties: object): Scope {
  return {
    page: {
      type: 'object',
      required: ['lines', 'slug'],
      properties: {
        lines: {
          type: 'array',
          items: { type: 'object', properties: { slug: { type: 'string', format: 'slug' } } },
        },
        ...properties,
      },
    },
  };
}

const slug = { slug: { type: 'string', format: 'slug' } };
const each = { each: '{page.lines}', show: { href: '/lines/{item.slug}' } };

/** The places of problems and landmarks in a value. */
function placesOf(value: object, scope: Scope, options: CompileOptions = {}) {
  const { problems, landmarks, queries } = compile(JSON.parse(JSON.stringify(value)), block, scope, {
    isValid: true,
    ...options,
  });
  return {
    problems: problems.map(({ code, pointer }) => `${code} ${pointer}`),
    landmarks: landmarks.map(({ pointer }) => pointer),
    queries,
  };
}

describe('a binding that is written more than once', () => {
  it('is reported at each of its places', () => {
    const scope = scopeWith(slug);
    const value = { one: '{page.slugg}', other: '{page.slugg}', links: [each, each] };
    for (const pointer of ['/blocks/0/props', '/blocks/7/props']) {
      expect(placesOf(value, scope, { pointer })).toEqual({
        problems: [
          `unknown-field ${pointer}/one`,
          `unknown-field ${pointer}/other`,
          `may-drop-item ${pointer}/links/0/show/href`,
          `may-drop-item ${pointer}/links/1/show/href`,
        ],
        landmarks: [`${pointer}/links/0/show/href`, `${pointer}/links/1/show/href`],
        queries: ['page'],
      });
    }
  });

  it('is checked again for other content and in another place', () => {
    const value = { one: '{page.slug}' };
    expect(placesOf(value, scopeWith(slug)).problems).toEqual([]);
    expect(placesOf(value, scopeWith({})).problems).toEqual(['unknown-field /one']);
    expect(placesOf({ links: [{ href: '{page.slug}' }] }, scopeWith(slug)).problems).toEqual([
      'incompatible-value /links/0/href',
    ]);
  });

  it('has the sizes of the images of its own project', () => {
    const picture = {
      type: 'object',
      required: ['src'],
      properties: {
        src: { type: 'string', format: 'image-src' },
        width: { type: 'integer' },
        height: { type: 'integer' },
      },
    };
    const schema = { type: 'object', properties: { picture } };
    const scope = { page: { type: 'object', properties: { picture } } };
    const value = { picture: { from: '{page.picture}', default: { src: '/a.avif' } } };
    const sizes = [1, 2].map((width) => {
      const images = { '/a.avif': { width, height: 1 } };
      return compile(value, schema, scope, { isValid: true, images }).compiled?.plan;
    });
    expect(sizes.map((plan) => JSON.stringify(plan).match(/"width":\d/)?.[0])).toEqual([
      '"width":1',
      '"width":2',
    ]);
  });
});
