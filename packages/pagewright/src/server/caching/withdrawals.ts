import { chooseContent } from '../../content/choose-content.ts';
import type { ContentError } from '../../content/content-error.ts';
import { entryTag, listedType, readType, tagOfEntry } from '../../content/content-tags.ts';
import { isEmptyContent } from '../../content/empty-content.ts';
import type { Decoded } from '../../content/source.ts';
import { isRecord } from '../../json/is-record.ts';
import { recentCache } from '../../memory/recent-cache.ts';
import { absenceCheck, lackingId, type ServiceAdapters } from '../../pipeline/reading/absence-check.ts';
import { decodedOf } from '../../pipeline/reading/read-result.ts';
import { createServiceHealth, type ServiceHealth } from '../../pipeline/reading/service-health.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { callsIn, isWithin, type ServerContext, type ServerTimes } from '../server-context.ts';
import { currentContent, isAnnounced } from './announced-content.ts';
import { type DoubtfulRead, type HeldRead, tagsOfEntry } from './doubtful-read.ts';
import type { HeldContents } from './held-content.ts';
import { holdContent, mayVanish } from './hold-content.ts';
import type { Purges } from './purges.ts';

interface WithdrawalsOptions extends ServerTimes {
  readonly purges: Purges;
  readonly heldContents: HeldContents;
  readonly sources: SourceTable;
  readonly adapters: ServiceAdapters;
}

/** In bytes: some thousand paths. */
const mostMemory = 4_000_000;
/** The maximum length of a list that may become empty without an announcement. Each of its entries must be gone. */
const mostEmptied = 5;

/**
 * The health of the service as its recent responses show it.
 * @param time milliseconds for which a response counts
 */
function recentHealth(time: number, now: () => number): ServiceHealth {
  const times = recentCache<number>(mostMemory, () => 0);
  return createServiceHealth({
    has(path) {
      const last = times.get(path);
      return last !== undefined && isWithin(time, last, now());
    },
    add: (path) => times.set(path, now()),
  });
}

const idOf = ({ result: { content } }: HeldRead) => (isRecord(content) ? content.id : undefined);

/** Whether every listed entry is gone, although none was announced as withdrawn. */
async function areAllGone(
  options: WithdrawalsOptions,
  { source, key }: DoubtfulRead,
  content: unknown,
  isGone: ReturnType<typeof absenceCheck>,
  context: ServerContext,
): Promise<boolean> {
  const { sources } = options;
  const type = listedType(source);
  const entries = Array.isArray(content) ? content.filter(isRecord) : [];
  const [name, reader] = Object.entries(sources).find(([, each]) => readType(each) === type) ?? [];
  if (!name || !reader || entries.length === 0 || entries.length > mostEmptied) return false;
  for (const { id, slug } of entries) {
    if (!(await isGone({ source: reader, params: { slug }, id }, callsIn(context)))) return false;
  }
  for (const { slug } of entries) {
    const entry = entryTag(type, String(slug));
    const read = { key, name, source: reader, tags: [entry], path: undefined };
    if (!(await mayVanish(options, read, entry, context))) return false;
  }
  return true;
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Decides whether missing content was withdrawn or is missing because of a failure. */
export function createWithdrawals(options: WithdrawalsOptions) {
  const { purges, heldContents, sources, adapters, freshFor, now } = options;
  const isGone = absenceCheck(sources, adapters);
  // For as long as its content is fresh, a response proves that its collection works.
  const health = recentHealth(freshFor, now);
  return {
    /** Called for each response with content: an entry that was thought to be gone is back. */
    async noteContent({ key, source, params }: DoubtfulRead, content: unknown, { store }: ServerContext) {
      health.noteContent(key, content);
      const entry = tagOfEntry(source, params);
      if (entry === undefined) return;
      await heldContents.remove(`entry ${entry}`, store);
      const { gone } = await purges.of([entry], store);
      if (gone.size > 0) await purges.add(tagsOfEntry(source, entry), [], store, 'check');
    },
    /** Whether an entry that the service reports as missing was withdrawn. */
    async isWithdrawn(read: DoubtfulRead, error: ContentError, context: ServerContext): Promise<boolean> {
      const { key, source, params, tags, held } = read;
      const entry = tagOfEntry(source, params);
      const own = entry === undefined ? tags : [entry];
      if (await isAnnounced(purges, own, held, context.store)) return true;
      if (entry === undefined) {
        if (!held || health.isReallyMissing(key, error)) return true;
        if (await isGone({ source, params, id: idOf(held) }, callsIn(context))) return true;
        const why = `the service says that it does not exist (${error.message})`;
        await holdContent(options, read, why, context);
        return false;
      }
      if (!held) return false;
      if (!(await isGone({ source, params, id: idOf(held) }, callsIn(context)))) {
        const why = `the service says that it has no such entry (${error.message}), which nothing confirms${lackingId(source, held.result.content)}`;
        await holdContent(options, read, why, context, entry);
        return false;
      }
      return mayVanish(options, read, entry, context);
    },
    /** Whether a response may replace the last good content. */
    async accepts(read: DoubtfulRead, arrived: Decoded<unknown>, context: ServerContext): Promise<boolean> {
      const { key, tags, held } = read;
      const shown = await currentContent(purges, read, context.store);
      if (!held || !shown) return true;
      const before = decodedOf(shown);
      if (chooseContent(before, arrived) !== before) {
        await heldContents.remove(`content ${key}`, context.store);
        return true;
      }
      if (await heldContents.isAccepted(`content ${key}`, context.store)) return true;
      if (isEmptyContent(arrived.content) && Array.isArray(arrived.content)) {
        // An announcement that names the list means that its last entry is gone.
        if (await isAnnounced(purges, tags, held, context.store)) return true;
        if (await areAllGone(options, read, shown.content, isGone, context)) return true;
      }
      await holdContent(options, read, 'the response is worse than the last good content', context);
      return false;
    },
  };
}
