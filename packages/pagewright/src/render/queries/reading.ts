import { betterOf } from '../../content/better-of.ts';
import { read } from '../../content/read.ts';
import { ContentError, type Delivery } from '../../content/source.ts';
import { report } from '../reporting/report.ts';
import type { ContentRead } from './content-service.ts';

// What reads content, in one part that loads when it is needed.

interface ReadingOptions {
  readonly base: string | undefined;
  /** Milliseconds that are left for the read with all its retries. */
  readonly deadline: number;
  readonly signal: AbortSignal;
  /** What the service has answered already; the first request is not made again. */
  readonly answer: Response | undefined;
  /** Content that stays when what arrives is worse. */
  readonly held: Delivery<unknown> | undefined;
}

/** Gives the answer that is there for the first request, and asks the service for all others. */
function beginningWith(answer: Response | undefined): typeof fetch {
  let first = answer;
  return (input, init) => {
    const given = first;
    first = undefined;
    return given ? Promise.resolve(given) : fetch(input, init);
  };
}

/** Reads one query, tells what was wrong with the content, and gives the better of what is held and what arrived. */
export async function readContent(
  { key, source, params, loadSources }: ContentRead,
  { base, deadline, signal, answer, held }: ReadingOptions,
): Promise<Delivery<unknown>> {
  const named = (await loadSources())[source];
  if (!named) throw new ContentError('invalid', `There is no source "${source}"`);
  const arrived = await read(named, params, { base, deadline, signal, fetch: beginningWith(answer) });
  for (const { path, expected, found } of arrived.faults) {
    report({ about: 'content', query: key, path, message: `expected ${expected}, found ${found}` });
  }
  return betterOf(held, arrived);
}
