import type { ContentChange } from './content-adapter.ts';
import { isRecord } from './is-record.ts';
import type { ReadableSource } from './read.ts';
import { slugText } from './slug-part.ts';

/** The tag of all content. */
export const everything = '*';

/** The tag of one entry: `service:pmo`. */
export function entryTag(type: string, slug: string): string {
  return `${type}:${slugText(slug)}`;
}

/**
 * Tags of the content that a request reads, for finding what a change affects: the entry, the list, or else the name of the
 * source.
 */
export function contentTags(
  name: string,
  { entryType, listOf }: Pick<ReadableSource, 'entryType' | 'listOf'>,
  params: unknown,
): string[] {
  const slug = isRecord(params) ? params.slug : undefined;
  const entry =
    entryType !== undefined && (typeof slug === 'string' || typeof slug === 'number')
      ? [entryTag(entryType, String(slug))]
      : [];
  const tags = listOf === undefined ? entry : [...entry, listOf];
  return tags.length > 0 ? tags : [name];
}

/** Tags of all content that changes concern. */
export function changedTags(changes: readonly ContentChange[]): Set<string> {
  return new Set(
    changes.flatMap(({ type, slugs, lists }) => [...slugs.map((slug) => entryTag(type, slug)), ...lists]),
  );
}
