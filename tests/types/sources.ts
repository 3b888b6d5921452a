import {
  delivery,
  list,
  number,
  object,
  slug,
  text,
} from '../../packages/pagewright/src/content/delivery.ts';
import { image } from '../../packages/pagewright/src/content/image-delivery.ts';
import type { Source, Sources } from '../../packages/pagewright/src/content/source.ts';
import type { SourceMap } from '../../src/generated/content-types.ts';
import { sources } from '../../src/sources/source-registry.ts';

// This file is compiled, not run: each line below an expectation has to be refused.

const { posts: _, ...withoutPosts } = sources;
// @ts-expect-error A source of the schemas is missing.
export const missing = withoutPosts satisfies Sources;

// @ts-expect-error There is no schema of that name.
export const unknown = { ...sources, weather: sources.posts } satisfies Sources;

// @ts-expect-error Another source's content is delivered.
export const mistaken = { ...sources, posts: sources.service } satisfies Sources;

export const misspelt = {
  api: sources.service.api,
  // @ts-expect-error The source takes `slug`.
  request: ({ slugg }) => ({ path: `custom/v1/services/${slugg}` }),
  deliver: sources.service.deliver,
} satisfies Source<'service'>;

type Entries = SourceMap['posts']['content'];

const filled = { excerpt: '', featured_image: { src: '/a.png' } };
const needs = { id: number({ whole: true }), title: text(), slug };

export const right = delivery<Entries>(
  list(object(needs, { excerpt: text(), featured_image: image }, filled)),
);

// @ts-expect-error What has a default in the schema is always there; here it may be missing.
export const unfilled = delivery<Entries>(list(object(needs, { excerpt: text(), featured_image: image })));

const mistypedEntries = list(object({ ...needs, id: text() }, { excerpt: text() }, filled));

// @ts-expect-error The number is delivered as text.
export const mistyped = delivery<Entries>(mistypedEntries);
