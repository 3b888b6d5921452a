import { entryTag, listedType, tagOfEntry } from '../../content/content-tags.ts';
import { listedSlugs, withoutEntries } from '../../content/without-entries.ts';
import { type ReadResult, readResult } from '../../pipeline/reading/read-result.ts';
import type { ServerContext } from '../server-context.ts';
import { type DoubtfulRead, type HeldRead, someIssue } from './doubtful-read.ts';
import type { Purges } from './purges.ts';

/** The most entries in a list that are looked up. */
const mostLookedUp = 300;

/** What announcements say of the last good content. */
export interface AnnouncedContent {
  /** Whether one of the tags was announced as changed after the content was read. */
  isAnnounced(
    tags: readonly string[],
    held: Pick<HeldRead, 'version'>,
    context: Pick<ServerContext, 'store'>,
  ): Promise<boolean>;
  /** The last good content without the entries that were announced as withdrawn. */
  current(read: DoubtfulRead, context: Pick<ServerContext, 'store'>): Promise<ReadResult | undefined>;
}

export function announcedContent(purges: Purges): AnnouncedContent {
  /** The slugs of the listed entries that were announced as withdrawn. */
  async function goneSlugs(
    slugs: readonly string[],
    type: string,
    { store }: Pick<ServerContext, 'store'>,
  ): Promise<ReadonlySet<string>> {
    const byTag = new Map(slugs.slice(0, mostLookedUp).map((slug) => [entryTag(type, slug), slug]));
    const { gone } = await purges.of([...byTag.keys()], store);
    return new Set([...gone].map((tag) => byTag.get(tag) ?? ''));
  }

  return {
    async isAnnounced(tags, { version }, { store }) {
      const known = new Set(version.split(' '));
      const { parts } = await purges.of(tags, store);
      return [...parts.values()].some((part) => !known.has(part));
    },
    async current(read, context) {
      const { key, name, source, params, held } = read;
      const type = listedType(source);
      const entry = tagOfEntry(source, params);
      if (entry !== undefined && (await purges.of([entry], context.store)).gone.size > 0) return undefined;
      if (!held || type === '') return held?.result;
      const { content, hasIssues } = held.result;
      const gone = await goneSlugs(listedSlugs(content), type, context);
      if (gone.size === 0) return held.result;
      const left = { content: withoutEntries(content, gone), issues: hasIssues ? someIssue : [] };
      return readResult({ key, source: name }, left);
    },
  };
}
