import { chooseContent } from '../../content/choose-content.ts';
import { contentTags } from '../../content/content-tags.ts';
import { describeIssue } from '../../content/describe-issue.ts';
import { type ReadableSource, type ReadOptions, read } from '../../content/read.ts';
import { readKey } from '../../content/requests/request-key.ts';
import { digest } from '../../content/sanitising/digest.ts';
import type { LinkedSite } from '../../content/site-links.ts';
import { type ContentError, contentErrorOf, type Decoded } from '../../content/source.ts';
import { type ReadResult, readResult, responseDigest } from '../../pipeline/reading/read-result.ts';
import { createResponseLog } from '../../pipeline/reading/response-log.ts';
import { createServiceHealth } from '../../pipeline/reading/service-health.ts';
import { recentCache, textBytes } from '../../recent-cache.ts';
import { isRecord } from '../../schema/json-value.ts';
import { type EdgeContext, type EdgeTimes, retryPause, storedFor } from '../edge-context.ts';
import type { Purges } from './purges.ts';
import { singleFlight } from './single-flight.ts';

/** The result of a read, and its age. */
export interface CachedRead {
  readonly result: ReadResult;
  /** When its request was sent, in milliseconds since 1970. */
  readonly made: number;
}

interface ReadJob extends Pick<ReadOptions, 'entries'> {
  readonly key: string;
  /** Name of the source. */
  readonly name: string;
  readonly source: ReadableSource;
  readonly params: unknown;
  readonly tags: readonly string[];
  readonly held: CachedRead | undefined;
}

/** What is used instead of a failed read until the next attempt. */
interface FailedJob {
  readonly instead: CachedRead;
  /** In milliseconds since 1970. */
  readonly failed: number;
}

/** The contents of the site, shared by all its pages. */
export interface ContentCache {
  /**
   * Resolves to content that is fresh and that no purge has made old. Reads it if necessary, one request per key at a time.
   * Resolves to the last good content if the read fails or returns worse content. Never rejects because of the service.
   */
  read(
    name: string,
    source: ReadableSource,
    params: unknown,
    context: EdgeContext,
    options?: Pick<ReadOptions, 'entries'>,
  ): Promise<CachedRead>;
}

/** In bytes, as JSON. */
const mostMemory = 32_000_000;
/** In bytes, for what the service has returned and for what failed: of each some ten thousand entries. */
const mostNotes = 8_000_000;
/** A browser need not know which issues content has. */
const someIssue = [{ path: '', expected: '', found: '' }];

function isCachedRead(value: unknown): value is CachedRead {
  return isRecord(value) && isRecord(value.result) && typeof value.made === 'number';
}

const jsonBytes = (value: unknown) => textBytes(JSON.stringify(value));

/** A set of the paths that were used last, so that a million entries do not fill the memory. */
function recentPaths() {
  const paths = recentCache<true>(mostNotes, () => 0);
  return { has: (path: string) => paths.has(path), add: (path: string) => paths.set(path, true) };
}

/**
 * @param prefix of all keys in the store. Builds with different code have different ones, because they may expect content of
 *   another shape.
 * @param now the time in milliseconds since 1970
 */
export function createContentCache(
  prefix: string,
  purges: Purges,
  {
    freshFor,
    site,
    maxMemory = mostMemory,
  }: EdgeTimes & { readonly site?: LinkedSite; readonly maxMemory?: number },
  now: () => number,
): ContentCache {
  const memory = recentCache<CachedRead>(maxMemory, jsonBytes);
  const failures = recentCache<FailedJob>(Math.min(maxMemory, mostNotes), jsonBytes);
  const flight = singleFlight<CachedRead>();
  const health = createServiceHealth(recentPaths());
  const storeKey = (key: string) => `content:${prefix}:${digest(key)}`;

  function remember(read: CachedRead): void {
    memory.set(read.result.key, read);
  }

  async function lastGood(key: string, { store }: EdgeContext): Promise<CachedRead | undefined> {
    const held = memory.get(key);
    if (held) return held;
    const stored = await store.getItem(storeKey(key));
    // Two keys may have equal digests.
    if (!isCachedRead(stored) || stored.result.key !== key) return undefined;
    remember(stored);
    return stored;
  }

  /** Whether a response is worse than the last good content. */
  function isWorse(
    { key, name, held }: ReadJob,
    arrived: Decoded<unknown>,
    { report }: EdgeContext,
  ): boolean {
    if (!held) return false;
    const { content, hasIssues } = held.result;
    const current = { content, issues: hasIssues ? someIssue : [] };
    if (chooseContent(current, arrived) !== current) return false;
    report(`${name}: the response is worse than the last good content, which is kept (${key})`);
    return true;
  }

  async function send(job: ReadJob, context: EdgeContext): Promise<CachedRead> {
    const { key, name, source, params, entries } = job;
    const { base, deadline, fetch } = context.content;
    const made = now();
    const response = createResponseLog(fetch).record();
    const arrived = await read(source, params, { base, site, deadline, fetch: response.fetch, entries });
    for (const issue of arrived.issues) context.report(`${name}: ${describeIssue(issue)} (${key})`);
    health.noteContent(key, arrived.content);
    const result =
      job.held && isWorse(job, arrived, context)
        ? job.held.result
        : readResult({ key, source: name }, arrived, responseDigest(source, response));
    const chosen = { made, result };
    remember(chosen);
    await context.store.setItem(storeKey(key), chosen, { ttl: storedFor });
    return chosen;
  }

  /** Whether an entry that the service calls missing is really deleted; see `ServiceHealth`. */
  async function isDeleted(
    { key, tags, held }: ReadJob,
    error: ContentError,
    { store }: EdgeContext,
  ): Promise<boolean> {
    if (!held || health.isReallyMissing(key, error)) return true;
    return (await purges.latest(tags, store)) > held.made;
  }

  async function recover(job: ReadJob, error: ContentError, context: EdgeContext): Promise<CachedRead> {
    const { key, name, held } = job;
    const failed: CachedRead = { made: now(), result: { key, source: name, error } };
    if (error.kind === 'not-configured') return failed;
    const isMissing = error.kind === 'not-found' && (await isDeleted(job, error, context));
    const instead = isMissing ? failed : (held ?? failed);
    if (isMissing) memory.delete(key);
    else {
      const use = held ? 'so the last good content is used' : 'and there is no earlier content';
      context.report(`${name}: could not be read, ${use}: ${error.message} (${key})`);
    }
    failures.set(key, { instead, failed: now() });
    return instead;
  }

  return {
    async read(name, source, params, context, { entries } = {}) {
      const key = readKey(source, params, entries);
      const tags = contentTags(name, source, params);
      const [held, purged] = await Promise.all([lastGood(key, context), purges.latest(tags, context.store)]);
      if (held && held.made > purged && now() - held.made < freshFor) return held;
      const failed = failures.get(key);
      if (failed && failed.failed > purged && now() < failed.failed + retryPause) return failed.instead;
      const job = { key, name, source, params, entries, tags, held };
      return flight(key, () =>
        send(job, context).catch((thrown: unknown) => recover(job, contentErrorOf(thrown), context)),
      );
    },
  };
}
