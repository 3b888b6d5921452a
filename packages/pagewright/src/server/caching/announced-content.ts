import { entryTag, listedType, tagOfEntry } from '../../content/content-tags.ts';
import { listedSlugs, withoutEntries } from '../../content/without-entries.ts';
import { decodedOf, type ReadResult, readResult } from '../../pipeline/reading/read-result.ts';
import type { ServerStore } from '../server-context.ts';
import type { DoubtfulRead, HeldRead } from './doubtful-read.ts';
import type { Purges } from './purges.ts';

/** The maximum number of listed entries that are looked up. */
const mostLookedUp = 300;

/** Whether the content service has announced a change of one of the tags since the content was read; ever, if it never was. */
export async function isAnnounced(
  purges: Purges,
  tags: readonly string[],
  held: HeldRead | undefined,
  store: ServerStore,
): Promise<boolean> {
  const known = new Set(held?.version.split(' '));
  const { parts } = await purges.of(tags, store);
  return [...parts.values()].some((part) => !known.has(part));
}

/** The slugs of the listed entries that were announced as withdrawn. */
async function goneSlugs(
  purges: Purges,
  slugs: readonly string[],
  type: string,
  store: ServerStore,
): Promise<ReadonlySet<string>> {
  const byTag = new Map(slugs.slice(0, mostLookedUp).map((slug) => [entryTag(type, slug), slug]));
  const { gone } = await purges.of([...byTag.keys()], store);
  return new Set([...gone].map((tag) => byTag.get(tag) ?? ''));
}

/** The last good content without the entries that were announced as withdrawn. */
export async function currentContent(
  purges: Purges,
  { key, name, source, params, held }: DoubtfulRead,
  store: ServerStore,
): Promise<ReadResult | undefined> {
  const type = listedType(source);
  const entry = tagOfEntry(source, params);
  if (entry !== undefined && (await purges.of([entry], store)).gone.size > 0) return undefined;
  if (!held || type === '') return held?.result;
  const { content, issues } = decodedOf(held.result);
  const gone = await goneSlugs(purges, listedSlugs(content), type, store);
  if (gone.size === 0) return held.result;
  return readResult({ key, source: name }, { content: withoutEntries(content, gone), issues });
}
