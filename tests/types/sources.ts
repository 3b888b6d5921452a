import { list, number, object, slug, text } from '../../packages/pagewright/src/content/decode.ts';
import { image } from '../../packages/pagewright/src/content/decode-image.ts';
import { responseDecoder } from '../../packages/pagewright/src/content/decoder.ts';
import type { Source, Sources } from '../../packages/pagewright/src/content/source.ts';
import type { SourceMap } from '../../src/generated/content-types.ts';
import { sources } from '../../src/sources/source-registry.ts';

// This file is compiled, not run: each line after an expectation must not compile.

const { posts: _, ...withoutPosts } = sources;
// @ts-expect-error A source has a schema but no code.
export const missing = withoutPosts satisfies Sources;

// @ts-expect-error There is no schema with that name.
export const unknown = { ...sources, weather: sources.posts } satisfies Sources;

// @ts-expect-error The source returns the content of another one.
export const mistaken = { ...sources, posts: sources.service } satisfies Sources;

export const misspelt = {
  api: sources.service.api,
  // @ts-expect-error The source takes `slug`.
  request: ({ slugg }) => ({ path: `custom/v1/services/${slugg}` }),
  decode: sources.service.decode,
} satisfies Source<'service'>;

type Entries = SourceMap['posts']['content'];

const filled = { excerpt: '', featured_image: { src: '/a.png' } };
const needs = { id: number({ whole: true }), title: text(), slug };

export const right = responseDecoder<Entries>(
  list(object(needs, { excerpt: text(), featured_image: image }, filled)),
);

const withoutDefaults = list(object(needs, { excerpt: text(), featured_image: image }));

// @ts-expect-error The schema declares defaults, so these properties must always be there.
export const unfilled = responseDecoder<Entries>(withoutDefaults);

const mistypedEntries = list(object({ ...needs, id: text() }, { excerpt: text() }, filled));

// @ts-expect-error The number is decoded as text.
export const mistyped = responseDecoder<Entries>(mistypedEntries);
