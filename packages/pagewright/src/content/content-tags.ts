import { isRecord } from '../json/is-record.ts';
import type { ContentChange } from './content-adapter.ts';
import { slugText } from './slug-part.ts';
import type { ReadableSource } from './source.ts';

/** The tag of all content. */
export const everything = '*';

/** The tag of one entry: `service:pmo`. */
export function entryTag(type: string, slug: string): string {
  return `${type}:${slugText(slug)}`;
}

/**
 * The tag of a list: `post`, or `post::newest` for `post:newest`. A slug cannot contain a colon, so the tag of an entry can never equal the
 * tag of a list.
 */
export function listTag(list: string): string {
  return list.replace(':', '::');
}

/** The type of the entries in the lists of a source; empty for a source without lists. */
export function listedType({ listOf = '' }: Pick<ReadableSource, 'listOf'>): string {
  return listOf.split(':', 1)[0] ?? '';
}

/** The tag of the entry that a request reads by its slug; undefined for any other request. */
export function tagOfEntry(
  { entryType }: Pick<ReadableSource, 'entryType'>,
  params: unknown,
): string | undefined {
  const slug = isRecord(params) ? params.slug : undefined;
  if (entryType === undefined || (typeof slug !== 'string' && typeof slug !== 'number')) return undefined;
  return entryTag(entryType, String(slug));
}

/**
 * Tags of the content that a request reads: its entry and its list, or else the name of the source. A change affects the request if they
 * share a tag.
 */
export function contentTags(
  name: string,
  source: Pick<ReadableSource, 'entryType' | 'listOf'>,
  params: unknown,
): string[] {
  const list = source.listOf === undefined ? undefined : listTag(source.listOf);
  const tags = [tagOfEntry(source, params), list].filter((tag) => tag !== undefined);
  return tags.length > 0 ? tags : [name];
}

/** Tags of the entries that visitors can no longer see after some changes. */
export function goneTags(changes: readonly ContentChange[]): string[] {
  return changes.flatMap(({ type, gone = [] }) =>
    gone.map((slug) => (slug === '' ? type : entryTag(type, slug))),
  );
}

/** Tags of the entries that some changes name. */
export function changedEntries(changes: readonly ContentChange[]): string[] {
  return changes.flatMap(({ type, slugs }) => slugs.map((slug) => entryTag(type, slug)));
}

/** Tags of all content that some changes affect. */
export function changedTags(changes: readonly ContentChange[]): Set<string> {
  return new Set([...changedEntries(changes), ...changes.flatMap(({ lists }) => lists.map(listTag))]);
}
