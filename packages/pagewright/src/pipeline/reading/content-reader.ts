import { chooseContent } from '../../content/choose-content.ts';
import { type ReadableSource, read, readAll } from '../../content/read.ts';
import { requestKey } from '../../content/request-key.ts';
import { digest } from '../../content/sanitising/digest.ts';
import { ContentError } from '../../content/source.ts';
import type { Warning } from '../files/warnings.ts';
import { droppedValue, missingList, worseContent, wrongMissing } from './content-warnings.ts';
import { type FailedRead, failedRead, silentService } from './failed-reads.ts';
import type { KeptContent } from './kept-content.ts';
import { createServiceHealth } from './service-health.ts';

/** What reading a request came to. */
export interface Outcome {
  readonly key: string;
  /** Name of the source. */
  readonly source: string;
  readonly content?: unknown;
  /** True when something was taken away from the content because it did not fit. */
  readonly isFaulty?: boolean;
  /** Digest of the answer that the content came from; none for content of an earlier build. */
  readonly digest?: string;
  readonly error?: ContentError;
}

export interface ContentReader {
  /**
   * Reads once for each request. Whether a missing entry counts as deleted depends on what else the service delivered,
   * so that the outcome of such a read is final only when everything has been read.
   * @param isWhole true to read a list to its end, as the build does for lists that name addresses
   */
  read(name: string, source: ReadableSource, params: unknown, isWhole?: boolean): Promise<Outcome>;
  /** All that was read, sorted by request. */
  outcomes(): Promise<Outcome[]>;
  /**
   * What could not be read, each use of content of an earlier build, what was taken away. Entries that do not exist are
   * reported where the address that asks for them is known.
   */
  readonly warnings: readonly Warning[];
}

interface ContentReaderOptions {
  /** Address of the content service, or nothing where none is configured. */
  readonly base: string | undefined;
  readonly deadline: number;
  readonly kept: KeptContent;
  /** True to believe a service that says that content is gone, however much it is. */
  readonly allowShrink?: boolean;
}

/** Reads content once per request for a whole build, and falls back on what an earlier build has read. */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { base, deadline, kept, allowShrink = false } = options;
  const reads = new Map<string, Promise<Outcome>>();
  const warnings = new Map<string, Warning>();
  const unanswered: FailedRead[] = [];
  const health = createServiceHealth();
  /** Whether the service has answered at all, be it with an error. */
  let hasAnswered = false;

  const warn = (warning: Warning) => warnings.set(warning.text, warning);

  /** Notes what is answered; `heard.digest` is that of the last answer. */
  const noting =
    (heard: { digest?: string }): typeof fetch =>
    async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      hasAnswered = true;
      if (response.ok) heard.digest = digest(text);
      return new Response(text, { status: response.status, headers: response.headers });
    };

  async function readService(
    asked: Pick<Outcome, 'key' | 'source'>,
    source: ReadableSource,
    params: unknown,
    isWhole: boolean,
  ): Promise<Outcome> {
    const { key } = asked;
    const heard: { digest?: string } = {};
    // The first that waited in vain speaks for all later ones, until the service answers somebody.
    const [first] = unanswered;
    if (first && !hasAnswered) throw first.error;
    const arrived = await (isWhole ? readAll : read)(source, params, {
      base,
      deadline,
      fetch: noting(heard),
    });
    const held = allowShrink ? undefined : kept.lastGood(key);
    if (held && chooseContent(held, arrived) === held) {
      warn(worseContent(asked, held, arrived));
      return { ...asked, content: held.content, isFaulty: held.issues.length > 0 };
    }
    for (const fault of arrived.issues) warn(droppedValue(asked, fault));
    kept.stage(key, arrived);
    health.noteDelivered(key, arrived.content);
    const { digest: mark } = heard;
    return {
      ...asked,
      content: arrived.content,
      isFaulty: arrived.issues.length > 0,
      // The code that compares digests in the browser knows no source, and so no headers of its own.
      ...(mark && !source.api.headers ? { digest: mark } : {}),
    };
  }

  async function readNow(
    asked: Pick<Outcome, 'key' | 'source'>,
    source: ReadableSource,
    params: unknown,
    isWhole: boolean,
  ): Promise<Outcome> {
    try {
      return await readService(asked, source, params, isWhole);
    } catch (thrown) {
      const error = thrown instanceof ContentError ? thrown : new ContentError('invalid', String(thrown));
      if (error.kind === 'not-configured') return { ...asked, error };
      if (error.kind === 'not-found') {
        if (isWhole) warn(missingList(asked, error));
        return { ...asked, error };
      }
      const good = kept.lastGood(asked.key);
      const loss: FailedRead = { ...asked, error, ...(good ? { readOn: good.readOn } : {}) };
      if (error.kind === 'network' || error.kind === 'timeout') unanswered.push(loss);
      else warn(failedRead(loss));
      return good
        ? { ...asked, content: good.content, isFaulty: good.issues.length > 0 }
        : { ...asked, error };
    }
  }

  /** A missing entry counts as deleted only when the service is evidently in health. */
  function settled(outcome: Outcome): Outcome {
    const { error, key } = outcome;
    if (error?.kind !== 'not-found' || allowShrink || health.canTellMissing(key, error)) return outcome;
    const good = kept.lastGood(key);
    if (!good) return outcome;
    warn(wrongMissing(outcome, error, good));
    const { error: _, ...asked } = outcome;
    return { ...asked, content: good.content, isFaulty: good.issues.length > 0 };
  }

  return {
    get warnings() {
      const lost =
        hasAnswered || unanswered.length === 0
          ? unanswered.map(failedRead)
          : [silentService(base ?? '', unanswered)];
      return [...warnings.values(), ...lost];
    },
    async outcomes() {
      const all = (await Promise.all(reads.values())).map(settled);
      return all.sort((left, right) => (left.key < right.key ? -1 : 1));
    },
    async read(name, source, params, isWhole = false) {
      const request = requestKey(source, params);
      const key = isWhole ? `all ${request}` : request;
      const running = reads.get(key) ?? readNow({ key, source: name }, source, params, isWhole);
      reads.set(key, running);
      return settled(await running);
    },
  };
}
