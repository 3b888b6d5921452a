import type { QueryFailure } from 'pagewright/tooling';
import { strings } from '../../strings.ts';

/** Why a query has no content, as a sentence. */
export function failureInWords({ kind, param, status }: QueryFailure): string {
  const { failure } = strings.data;
  if (kind === 'needs-param') return failure[kind](param ?? '');
  return kind === 'http' ? failure.http(status) : failure[kind];
}
