import type { LinkedSite } from '../../content/addresses.ts';
import { type ContentError, contentErrorOf } from '../../content/content-error.ts';
import { contentTags, sourceTag, tagOfEntry } from '../../content/content-tags.ts';
import { describeIssue } from '../../content/describe-issue.ts';
import { type ReadOptions, read } from '../../content/read.ts';
import { callOf, sourceName } from '../../content/requests/content-service-call.ts';
import { readKey } from '../../content/requests/request-key.ts';
import type { ReadableSource } from '../../content/source.ts';
import { recentCache } from '../../memory/recent-cache.ts';
import { readResult, responseDigest, withdrawnResult } from '../../pipeline/reading/read-result.ts';
import { createResponseLog } from '../../pipeline/reading/response-log.ts';
import { callsIn, isWithin, retryPause, type ServerContext, type ServerTimes } from '../server-context.ts';
import { currentContent } from './announced-content.ts';
import type { DoubtfulRead } from './doubtful-read.ts';
import { type CachedRead, createKeptContents, jsonBytes } from './kept-contents.ts';
import type { Announced, Purges } from './purges.ts';
import { singleFlight } from './single-flight.ts';
import type { Withdrawals } from './withdrawals.ts';

interface ReadJob extends DoubtfulRead, Pick<ReadOptions, 'entries'> {
  readonly version: Announced['version'];
  readonly held: CachedRead | undefined;
  readonly isOptional: boolean | undefined;
}

/** The result that replaces a failed read until the next attempt. */
interface FailedJob {
  readonly instead: CachedRead;
  /** In milliseconds since 1970. */
  readonly failed: number;
  /** Milliseconds until the next attempt. */
  readonly pause: number;
}

/** What a read needs to know of the page that it is for. */
export interface CacheReadOptions extends Pick<ReadOptions, 'entries'> {
  /** Path of the page. */
  readonly path?: string;
  /** True for content that a service need not have. If it never had it, nothing is reported, and a request for it is rarely repeated. */
  readonly isOptional?: boolean;
  /** The content, by key, with which the build prerendered the page. Used if the cache has none. */
  readonly prerendered?: (key: string) => Promise<CachedRead | undefined>;
}

/** Milliseconds until the next request for optional content that a service does not have, unless it announces a change. */
const absentPause = 60 * 60 * 1_000;

/** In bytes, as JSON. */
const mostMemory = 16_000_000;
/** In bytes, for failed reads: some thousand entries. */
const mostNotes = 4_000_000;

interface ContentCacheOptions extends ServerTimes {
  /** Prefix of all keys in the store. It differs between builds with different code, because they may expect content of another shape. */
  readonly prefix: string;
  readonly purges: Purges;
  readonly withdrawals: Withdrawals;
  readonly site?: LinkedSite;
  /** In bytes. */
  readonly maxMemory?: number | undefined;
}

/** The source of a read in messages. */
function nameOf({ name, source }: Pick<ReadJob, 'name' | 'source'>, context: ServerContext): string {
  return sourceName(name, callOf(callsIn(context), source).label);
}

/** Sends the request of a read, and reports values that do not fit. */
async function sendRead(job: ReadJob, context: ServerContext, site: LinkedSite | undefined) {
  const { key, source, params, entries } = job;
  const { base, deadline, fetch: send } = callOf(callsIn(context), source);
  const response = createResponseLog(send).record();
  const arrived = await read(source, params, { base, deadline, site, fetch: response.fetch, entries });
  for (const issue of arrived.issues)
    context.report(`${nameOf(job, context)}: ${describeIssue(issue)} (${key})`);
  return { arrived, digest: responseDigest(source, response) };
}

export type ContentCache = ReturnType<typeof createContentCache>;

/** The content of the site. All pages share it. */
export function createContentCache(options: ContentCacheOptions) {
  const { prefix, purges, withdrawals, freshFor, site, maxMemory = mostMemory, now } = options;
  const kept = createKeptContents(prefix, maxMemory);
  const failures = recentCache<FailedJob>(Math.min(maxMemory, mostNotes), jsonBytes);
  const flight = singleFlight<CachedRead>();

  async function send(job: ReadJob, context: ServerContext): Promise<CachedRead> {
    const { key, name, version } = job;
    const made = now();
    const { arrived, digest } = await sendRead(job, context, site);
    await withdrawals.noteContent(job, arrived.content, context);
    const isAccepted = await withdrawals.accepts(job, arrived, context);
    const held = isAccepted ? undefined : await currentContent(purges, job, context.store);
    const result = held ?? readResult({ key, source: name }, arrived, digest);
    const chosen = { made, version, result };
    await kept.keep(chosen, context.store);
    return chosen;
  }

  async function recover(job: ReadJob, error: ContentError, context: ServerContext): Promise<CachedRead> {
    const { key, name, version, isOptional } = job;
    const failed: CachedRead = { made: now(), version, result: { key, source: name, error } };
    if (error.kind === 'not-configured') return failed;
    const { gone } = await purges.of(job.tags, context.store);
    if (gone.has(tagOfEntry(job.source, job.params) ?? sourceTag(name, job.source)))
      return withdrawn(job, version);
    const isMissing = error.kind === 'not-found';
    const isWithdrawn = isMissing && (await withdrawals.isWithdrawn(job, error, context));
    const held = isWithdrawn ? undefined : await currentContent(purges, job, context.store);
    const instead: CachedRead = held
      ? { made: job.held?.made ?? now(), version, result: held, isBehind: true }
      : { ...failed, ...(isMissing && !isWithdrawn ? { isDoubtful: true } : {}) };
    const isAbsent = isOptional === true && !held && error.kind === 'http' && error.status === 404;
    if (isWithdrawn) kept.forget(key);
    else if (!isMissing && !isAbsent) {
      const use = held ? 'so the last good content is used' : 'and there is no earlier content';
      context.report(`${nameOf(job, context)}: could not be read, ${use}: ${error.message} (${key})`);
    }
    failures.set(key, { instead, failed: now(), pause: isAbsent ? absentPause : retryPause });
    return instead;
  }

  function withdrawn(read: Parameters<typeof withdrawnResult>[0], version: string): CachedRead {
    kept.forget(read.key);
    return { made: now(), version, result: withdrawnResult(read) };
  }

  return {
    /**
     * Resolves to fresh content that no later announcement has changed. Sends at most one request per key at a time. If the read fails or
     * returns worse content, resolves to the last good content, unless that was withdrawn. Never rejects because of the service.
     */
    async read(
      name: string,
      source: ReadableSource,
      params: unknown,
      context: ServerContext,
      { entries, path, prerendered, isOptional }: CacheReadOptions = {},
    ): Promise<CachedRead> {
      const key = readKey(source, params, entries);
      const tags = contentTags(name, source, params);
      const [known, { version, surelyGone }] = await Promise.all([
        kept.get(key, context.store),
        purges.of(tags, context.store),
      ]);
      const entry = tagOfEntry(source, params);
      if (entry === undefined ? surelyGone.size > 0 : surelyGone.has(entry))
        return withdrawn({ key, name }, version);
      if (known?.version === version && isWithin(freshFor, known.made, now())) return known;
      const { instead, failed = 0, pause = 0 } = failures.get(key) ?? {};
      if (instead?.version === version && isWithin(pause, failed, now())) return instead;
      // A read that began before an announcement must not answer requests that arrive after it.
      return flight(`${version} ${key}`, async () => {
        const held = known ?? (await prerendered?.(key));
        const job = { key, name, source, params, entries, isOptional, tags, path, version, held };
        return send(job, context).catch((thrown: unknown) => recover(job, contentErrorOf(thrown), context));
      });
    },
  };
}
