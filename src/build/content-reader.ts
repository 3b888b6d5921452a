import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../sanitising/digest.ts';
import { adoptHtml, htmlMarks } from '../sanitising/seed-html.ts';
import { type ReadableSource, read, readAll, requestKey } from '../sources/read.ts';
import { ContentError, type Delivery } from '../sources/source.ts';

/** What reading a request came to. */
export interface Outcome {
  readonly key: string;
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
  /** One line each: what could not be read, what is stale, what was taken away. */
  readonly warnings: readonly string[];
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
  const file = (key: string) =>
    path.join(kept, `${createHash('sha256').update(`${base} ${key}`).digest('hex').slice(0, 24)}.json`);

  function keep(key: string, content: unknown): void {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file(key), JSON.stringify({ key, content, html: htmlMarks(content) }));
  }

  function lastGood(key: string): unknown {
    try {
      const { content, html } = JSON.parse(readFileSync(file(key), 'utf8'));
      adoptHtml(content, html);
      return content;
    } catch {
      return undefined;
    }
  }

  async function readNow(
    name: string,
    source: ReadableSource,
    params: unknown,
    key: string,
    isWhole: boolean,
  ): Promise<Outcome> {
    const marks: string[] = [];
    const noting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      if (response.ok) marks.push(digest(text));
      return new Response(text, { status: response.status, headers: response.headers });
    };
    try {
      const { content, faults }: Delivery<unknown> = await (isWhole ? readAll : read)(source, params, {
        base,
        deadline,
        fetch: noting,
      });
      for (const fault of faults) {
        warnings.push(`${name}: ${fault.path}: expected ${fault.expected}, found ${fault.found} (${key})`);
      }
      keep(key, content);
      const mark = marks.at(-1);
      return { key, content, isFaulty: faults.length > 0, ...(mark ? { digest: mark } : {}) };
    } catch (error) {
      const known = error instanceof ContentError ? error : new ContentError('invalid', String(error));
      if (known.kind === 'not-found' || known.kind === 'not-configured') {
        if (known.kind === 'not-found') warnings.push(`${name}: ${known.message} (${key})`);
        return { key, error: known };
      }
      const content = lastGood(key);
      if (content === undefined) {
        warnings.push(
          `${name}: could not be read, and nothing is kept from an earlier build: ${known.message} (${key})`,
        );
        return { key, error: known };
      }
      warnings.push(
        `${name}: could not be read, so the content of an earlier build is used: ${known.message} (${key})`,
      );
      return { key, content };
    }
  }

  return {
    warnings,
    read(name, source, params, isWhole = false) {
      const key = requestKey(source.request(params));
      const id = isWhole ? `all ${key}` : key;
      const running = reads.get(id) ?? readNow(name, source, params, isWhole ? id : key, isWhole);
      reads.set(id, running);
      return running;
    },
  };
}
