import type { ContentError } from '../../content/source.ts';
import type { Warning } from '../files/warnings.ts';

/** A request that failed. */
export interface FailedRead {
  /** Name of the source. */
  readonly source: string;
  readonly key: string;
  readonly error: ContentError;
  /** When the kept content that is used instead was read; absent without kept content. */
  readonly readOn?: Date;
}

const kind = 'requests that failed';

/** Reports a failed request. */
export function failedRead({ source, key, error, readOn }: FailedRead): Warning {
  const instead = readOn
    ? 'so the content of an earlier build is used'
    : 'and nothing is kept from an earlier build';
  return {
    kind,
    cause: `${source} ${error.kind} ${error.status} ${instead}`,
    text: `${source}: could not be read, ${instead}: ${error.message} (${key})`,
  };
}

const countOf = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** Reports a service that did not respond to any request, with one warning for all requests. */
export function silentService(base: string, reads: readonly FailedRead[]): Warning {
  const days = reads.flatMap(({ readOn }) => readOn?.toISOString().slice(0, 10) ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  const start = `The content service at ${base} does not answer`;
  const without = reads.length - days.length;
  const others = without === 0 ? '' : `, ${without} ${without === 1 ? 'has' : 'have'} none`;
  const text =
    first === undefined
      ? `${start}, and nothing is kept: ${countOf(reads.length)} without content`
      : `${start}; kept content of ${first === last ? first : `${first} to ${last}`} is used for ${countOf(days.length)}${others}`;
  return { kind, cause: 'no response', text };
}
