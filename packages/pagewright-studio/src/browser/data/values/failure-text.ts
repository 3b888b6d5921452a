import type { QueryFailure } from 'pagewright/tooling';
import { dataStrings } from '../data-strings.ts';

/** Why a query has no content, as a sentence. */
export function failureInWords({ kind, param, status }: QueryFailure): string {
  const { failure } = dataStrings;
  if (kind === 'needs-param') return failure[kind](param ?? '');
  return kind === 'http' ? failure.http(status) : failure[kind];
}
