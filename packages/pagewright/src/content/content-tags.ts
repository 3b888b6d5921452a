import { isRecord } from '../json/is-record.ts';
import type { ContentChange } from './content-adapter.ts';
import { slugText } from './slug-part.ts';
import type { ReadableSource } from './source.ts';

/** The tag of all content. */
export const everything = '*';

/** The tag of one entry: `service:pmo`. Colons of its slug are encoded; see `listTag`. */
export function entryTag(type: string, slug: string): string {
  return `${type}:${slugText(slug).replaceAll(':', '%3A')}`;
}

/**
 * The tag of a list: `post`, or `post::newest` for `post:newest`. A slug in a tag has no colon, so the tag of an entry can never equal the
 * tag of a list.
 */
export function listTag(list: string): string {
  return list.replace(':', '::');
}

type TaggedSource = Pick<ReadableSource, 'entryType' | 'listOf' | 'service'>;

/**
 * A type in the tags of a source: `event`, or `tickets/event` for a source of a further service. So the announcements of one service never
 * concern the content of another.
 */
function typeIn({ service }: TaggedSource, type: string): string {
  return service === undefined ? type : `${service}/${type}`;
}

/** The type of the entries that a source reads by their slug, as it is in tags; undefined for other sources. */
export function readType(source: TaggedSource): string | undefined {
  return source.entryType === undefined ? undefined : typeIn(source, source.entryType);
}

/** The type of the entries in the lists of a source, as it is in tags; empty for a source without lists. */
export function listedType(source: TaggedSource): string {
  const [type = ''] = source.listOf?.split(':', 1) ?? [];
  return type === '' ? '' : typeIn(source, type);
}

/** The tag of the entry that a request reads by its slug; undefined for any other request. */
export function tagOfEntry(source: TaggedSource, params: unknown): string | undefined {
  const type = readType(source);
  const slug = isRecord(params) ? params.slug : undefined;
  if (type === undefined || (typeof slug !== 'string' && typeof slug !== 'number')) return undefined;
  return entryTag(type, String(slug));
}

/** The tag of a source that reads neither an entry nor a list. */
export function sourceTag(name: string, source: TaggedSource): string {
  return typeIn(source, name);
}

/**
 * Tags of the content that a request reads: its entry and its list, or else the name of the source. A change affects the request if they
 * share a tag.
 */
export function contentTags(name: string, source: TaggedSource, params: unknown): string[] {
  const list = source.listOf === undefined ? undefined : listTag(typeIn(source, source.listOf));
  const tags = [tagOfEntry(source, params), list].filter((tag) => tag !== undefined);
  return tags.length > 0 ? tags : [sourceTag(name, source)];
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
