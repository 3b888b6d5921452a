import { chooseContent } from '../../content/choose-content.ts';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { ContentError } from '../../content/content-error.ts';
import { entryTag, listedType, listTag, tagOfEntry } from '../../content/content-tags.ts';
import { isEmptyContent } from '../../content/empty-content.ts';
import type { Decoded, ReadableSource } from '../../content/source.ts';
import { listedSlugs, withoutEntries } from '../../content/without-entries.ts';
import { isRecord } from '../../json/json-value.ts';
import { recentCache } from '../../memory/recent-cache.ts';
import { absenceCheck, lackingId } from '../../pipeline/reading/absence-check.ts';
import { type ReadResult, readResult } from '../../pipeline/reading/read-result.ts';
import { createServiceHealth, type ServiceHealth } from '../../pipeline/reading/service-health.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { ServerContext } from '../server-context.ts';
import { clock } from './clock.ts';
import type { HeldContent, HeldContents } from './held-content.ts';
import type { Purges } from './purges.ts';

/** A read, and the last good content. */
export interface DoubtfulRead {
  readonly key: string;
  /** Name of the source. */
  readonly name: string;
  readonly source: ReadableSource;
  readonly params: unknown;
  readonly tags: readonly string[];
  readonly path: string | undefined;
  readonly held: HeldRead | undefined;
}

type HoldableRead = Omit<DoubtfulRead, 'held' | 'params'>;

/** The last good content of a read. */
export interface HeldRead {
  readonly result: ReadResult;
  /** See `Announced`. */
  readonly version: string;
}

/** Decides whether content that is no longer there was withdrawn, or is only missing because of a failure. */
export interface Withdrawals {
  /** Called for each response with content. An entry that was found to be gone is there again. */
  noteContent(read: DoubtfulRead, content: unknown, context: ServerContext): Promise<void>;
  /** Whether an entry that the service calls missing was withdrawn. */
  isWithdrawn(read: DoubtfulRead, error: ContentError, context: ServerContext): Promise<boolean>;
  /** Whether a response may replace the last good content. */
  accepts(read: DoubtfulRead, arrived: Decoded<unknown>, context: ServerContext): Promise<boolean>;
  /** The last good content without the entries that were announced as withdrawn. */
  current(read: DoubtfulRead, context: ServerContext): Promise<ReadResult | undefined>;
}

interface WithdrawalsOptions {
  readonly purges: Purges;
  readonly heldContents: HeldContents;
  readonly sources: SourceTable;
  readonly adapter: Pick<ContentAdapter, 'absenceOf'>;
  /** For how long a response shows that its collection works, in milliseconds. */
  readonly freshFor: number;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** In bytes: some thousand paths. */
const mostMemory = 4_000_000;
/** An emptied list is believed if it had at most so many entries, and each of them is gone. */
const mostEmptied = 5;
/** The most entries in a list that are looked up. */
const mostLookedUp = 300;
const tooMany = 'too many entries vanish at once without an announcement';
/** A browser need not know which issues content has. */
const someIssue = [{ path: '', expected: '', found: '' }];

/** The health that responses of the last minutes show. */
function recentHealth(time: number, now: () => number): ServiceHealth {
  const { isWithin } = clock(now);
  const times = recentCache<{ readonly at: number }>(mostMemory, () => 0);
  return createServiceHealth({
    has(path) {
      const last = times.get(path);
      return last !== undefined && isWithin(time, last.at);
    },
    add: (path) => times.set(path, { at: now() }),
  });
}

/** The tags of an entry and of all lists of its type. */
function tagsOfEntry({ entryType = '' }: ReadableSource, entry: string): string[] {
  return [entry, listTag(entryType), listTag(`${entryType}:newest`)];
}

const idOf = ({ result: { content } }: HeldRead) => (isRecord(content) ? content.id : undefined);

export function createWithdrawals(options: WithdrawalsOptions): Withdrawals {
  const { purges, heldContents, sources, adapter, freshFor, now } = options;
  const isGone = absenceCheck(sources, adapter);
  const health = recentHealth(freshFor, now);

  /** Whether one of the tags was announced as changed after the content was read. */
  async function isAnnounced(
    tags: readonly string[],
    { version }: Pick<HeldRead, 'version'>,
    { store }: ServerContext,
  ): Promise<boolean> {
    const known = new Set(version.split(' '));
    const { parts } = await purges.of(tags, store);
    return [...parts.values()].some((part) => !known.has(part));
  }

  const inList = ({ key, name, tags, path, source }: HoldableRead, why: string, entry?: string) => ({
    key: entry === undefined ? `content ${key}` : `entry ${entry}`,
    what: `${name}: ${why}`,
    ...(path === undefined ? {} : { path }),
    tags: entry === undefined ? tags : tagsOfEntry(source, entry),
    gone: entry === undefined ? [] : [entry],
  });

  const reportHeld = ({ what, key }: Pick<HeldContent, 'what' | 'key'>, { report }: ServerContext) =>
    report(`${what}, so the last good content is shown (${key}). See "pagewright held"`);

  /** @param entry the tag of the entry that is gone if this is accepted; without it, the response is accepted */
  async function hold(
    read: DoubtfulRead,
    why: string,
    context: ServerContext,
    entry?: string,
  ): Promise<void> {
    const held = inList(read, why, entry);
    reportHeld(held, context);
    await heldContents.add(held, context.store);
  }

  /** Whether an entry that vanished without an announcement is gone. If so many vanish that a failure is more likely, all of them are held. */
  async function mayVanish(read: HoldableRead, entry: string, context: ServerContext): Promise<boolean> {
    const { store } = context;
    const vanished = inList(read, tooMany, entry);
    const heldNow = await heldContents.vanish(vanished, store);
    if (!heldNow) {
      // So that no list and no other instance shows it.
      await purges.add(vanished.tags, vanished.gone, store, 'check');
      return true;
    }
    for (const each of [vanished, ...heldNow]) reportHeld(each, context);
    // Pages and lists are made again, with the last good content.
    for (const { tags } of heldNow) await purges.add(tags, [], store, 'check');
    return false;
  }

  /** The slugs of the listed entries that were announced as withdrawn. */
  async function goneSlugs(
    slugs: readonly string[],
    type: string,
    { store }: ServerContext,
  ): Promise<ReadonlySet<string>> {
    const byTag = new Map(slugs.slice(0, mostLookedUp).map((slug) => [entryTag(type, slug), slug]));
    const { gone } = await purges.of([...byTag.keys()], store);
    return new Set([...gone].map((tag) => byTag.get(tag) ?? ''));
  }

  async function current(read: DoubtfulRead, context: ServerContext): Promise<ReadResult | undefined> {
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
  }

  /** Whether each of some listed entries is gone, although none of them was announced. */
  async function areAllGone(
    { source, key }: DoubtfulRead,
    content: unknown,
    context: ServerContext,
  ): Promise<boolean> {
    const type = listedType(source);
    const entries = Array.isArray(content) ? content.filter(isRecord) : [];
    const [name, reader] = Object.entries(sources).find(([, { entryType }]) => entryType === type) ?? [];
    if (!name || !reader || entries.length === 0 || entries.length > mostEmptied) return false;
    for (const { id, slug } of entries) {
      if (!(await isGone({ source: reader, params: { slug }, id }, context.content))) return false;
    }
    for (const { slug } of entries) {
      const entry = entryTag(type, String(slug));
      const read = { key, name, source: reader, tags: [entry], path: undefined };
      if (!(await mayVanish(read, entry, context))) return false;
    }
    return true;
  }

  return {
    async noteContent({ key, source, params }, content, { store }) {
      health.noteContent(key, content);
      const entry = tagOfEntry(source, params);
      if (entry === undefined) return;
      await heldContents.remove(`entry ${entry}`, store);
      const { gone } = await purges.of([entry], store);
      if (gone.size > 0) await purges.add(tagsOfEntry(source, entry), [], store, 'check');
    },
    current,
    async isWithdrawn(read, error, context) {
      const { key, source, params, tags, held } = read;
      const entry = tagOfEntry(source, params);
      if (await isAnnounced(entry === undefined ? tags : [entry], held ?? { version: '' }, context))
        return true;
      if (entry === undefined) {
        if (!held || health.isReallyMissing(key, error)) return true;
        if (await isGone({ source, params, id: idOf(held) }, context.content)) return true;
        await hold(read, `the service says that it does not exist (${error.message})`, context);
        return false;
      }
      if (!held) return false;
      if (!(await isGone({ source, params, id: idOf(held) }, context.content))) {
        const why = `the service says that it has no such entry (${error.message}), which nothing confirms${lackingId(source, held.result.content)}`;
        await hold(read, why, context, entry);
        return false;
      }
      return mayVanish(read, entry, context);
    },
    async accepts(read, arrived, context) {
      const { key, tags, held } = read;
      const shown = await current(read, context);
      if (!held || !shown) return true;
      const { content, hasIssues } = shown;
      const before = { content, issues: hasIssues ? someIssue : [] };
      if (chooseContent(before, arrived) !== before) {
        await heldContents.remove(`content ${key}`, context.store);
        return true;
      }
      if (await heldContents.isAccepted(`content ${key}`, context.store)) return true;
      if (isEmptyContent(arrived.content) && Array.isArray(arrived.content)) {
        // An announcement that names the list is the sign that its last entry is gone.
        if (await isAnnounced(tags, held, context)) return true;
        if (await areAllGone(read, content, context)) return true;
      }
      await hold(read, 'the response is worse than the last good content', context);
      return false;
    },
  };
}
