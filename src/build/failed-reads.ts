import type { ContentError } from '../sources/source.ts';

/** A request that came to nothing. */
export interface FailedRead {
  /** Name of the source. */
  readonly source: string;
  readonly key: string;
  readonly error: ContentError;
  /** When the content was read that stands in; nothing where none is kept. */
  readonly readOn?: Date;
}

/** Tells of one request. */
export function failureInWords({ source, key, error, readOn }: FailedRead): string {
  const instead = readOn
    ? 'so the content of an earlier build is used'
    : 'and nothing is kept from an earlier build';
  return `${source}: could not be read, ${instead}: ${error.message} (${key})`;
}

const countOf = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** Tells of a service that has answered nobody, in one line for all requests. */
export function silenceInWords(base: string, reads: readonly FailedRead[]): string {
  const days = reads.flatMap(({ readOn }) => readOn?.toISOString().slice(0, 10) ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  const told = `The content service at ${base} does not answer`;
  if (first === undefined) return `${told}, and nothing is kept: ${countOf(reads.length)} without content`;
  const lacking = reads.length - days.length;
  const others = lacking === 0 ? '' : `, ${lacking} ${lacking === 1 ? 'has' : 'have'} none`;
  return `${told}; kept content of ${first === last ? first : `${first} to ${last}`} is used for ${countOf(days.length)}${others}`;
}
