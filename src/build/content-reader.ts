import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../sanitising/digest.ts';
import { adoptHtml, htmlMarks } from '../sanitising/seed-html.ts';
import { type ReadableSource, read, readAll, requestKey } from '../sources/read.ts';
import { ContentError, type Delivery } from '../sources/source.ts';
import { type FailedRead, failureInWords, silenceInWords } from './failed-reads.ts';

/** What reading a request came to. */
export interface Outcome {
  readonly key: string;
  /** Name of the source. */
  readonly source: string;
  readonly content?: unknown;
  /** True when something was taken away from the content because it did not fit. */
  readonly isFaulty?: boolean;
  /** Digest of the answer that the content came from. */
  readonly digest?: string;
  readonly error?: ContentError;
}

export interface ContentReader {
  /** @param isWhole true to read a list to its end, as the build does for lists that name addresses */
  read(name: string, source: ReadableSource, params: unknown, isWhole?: boolean): Promise<Outcome>;
  /** All that was read, sorted by request. */
  outcomes(): Promise<Outcome[]>;
  /**
   * One line each: what could not be read, what is stale, what was taken away. That an entry is not there is told where
   * the address is known that asks for it.
   */
  readonly warnings: readonly string[];
}

/** What the service said to one request. */
interface Heard {
  /** Of the last answer. */
  digest?: string;
}

interface ContentReaderOptions {
  /** Address of the content service, or nothing where none is configured. */
  readonly base: string | undefined;
  readonly deadline: number;
  /** Folder in which good content is kept from build to build. */
  readonly kept: string;
}

/** Reads content once per request for a whole build, and falls back on what an earlier build has read. */
export function createContentReader({ base, deadline, kept }: ContentReaderOptions): ContentReader {
  const reads = new Map<string, Promise<Outcome>>();
  const warnings: string[] = [];
  const unanswered: FailedRead[] = [];
  /** Whether the service has answered at all, be it with an error. */
  let hasAnswered = false;
  const file = (key: string) =>
    path.join(kept, `${createHash('sha256').update(`${base} ${key}`).digest('hex').slice(0, 24)}.json`);

  function keep(key: string, content: unknown): void {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file(key), JSON.stringify({ key, content, html: htmlMarks(content) }));
  }

  function lastGood(key: string): { readonly content: unknown; readonly readOn: Date } | undefined {
    try {
      const { content, html } = JSON.parse(readFileSync(file(key), 'utf8'));
      adoptHtml(content, html);
      return { content, readOn: statSync(file(key)).mtime };
    } catch {
      return undefined;
    }
  }

  const noting =
    (heard: Heard): typeof fetch =>
    async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      hasAnswered = true;
      if (response.ok) heard.digest = digest(text);
      return new Response(text, { status: response.status, headers: response.headers });
    };

  async function readNow(
    name: string,
    source: ReadableSource,
    params: unknown,
    key: string,
    isWhole: boolean,
  ): Promise<Outcome> {
    const heard: Heard = {};
    const asked = { key, source: name };
    try {
      // The first that waited in vain speaks for all later ones, until the service answers somebody.
      const [first] = unanswered;
      if (first && !hasAnswered) throw first.error;
      const { content, faults }: Delivery<unknown> = await (isWhole ? readAll : read)(source, params, {
        base,
        deadline,
        fetch: noting(heard),
      });
      for (const fault of faults) {
        warnings.push(`${name}: ${fault.path}: expected ${fault.expected}, found ${fault.found} (${key})`);
      }
      keep(key, content);
      const { digest: mark } = heard;
      return { ...asked, content, isFaulty: faults.length > 0, ...(mark ? { digest: mark } : {}) };
    } catch (error) {
      const known = error instanceof ContentError ? error : new ContentError('invalid', String(error));
      const isMissing = known.kind === 'not-found';
      if (known.kind === 'not-configured' || isMissing) {
        if (isMissing && isWhole) warnings.push(`${name}: ${known.message} (${key})`);
        return { ...asked, error: known };
      }
      const good = lastGood(key);
      const loss: FailedRead = { ...asked, error: known, ...(good ? { readOn: good.readOn } : {}) };
      if (known.kind === 'network' || known.kind === 'timeout') unanswered.push(loss);
      else warnings.push(failureInWords(loss));
      return good ? { ...asked, content: good.content } : { ...asked, error: known };
    }
  }

  return {
    get warnings() {
      if (unanswered.length === 0) return warnings;
      return [
        ...warnings,
        ...(hasAnswered ? unanswered.map(failureInWords) : [silenceInWords(base ?? '', unanswered)]),
      ];
    },
    async outcomes() {
      const all = await Promise.all(reads.values());
      return all.sort((left, right) => (left.key < right.key ? -1 : 1));
    },
    read(name, source, params, isWhole = false) {
      const key = requestKey(source.request(params));
      const id = isWhole ? `all ${key}` : key;
      const running = reads.get(id) ?? readNow(name, source, params, isWhole ? id : key, isWhole);
      reads.set(id, running);
      return running;
    },
  };
}
