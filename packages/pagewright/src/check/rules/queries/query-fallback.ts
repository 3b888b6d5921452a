import type { QueryDraft } from '../../../config/read/query-draft.ts';
import { onePage } from '../../../grammar/path-names.ts';
import { objectOf } from '../../../json/json-value.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { FallbackSources } from '../../facts/site-facts.ts';

/** The `failed.fallback` of a query, if the config declares one. */
export function fallbackName({ states: { failed } }: QueryDraft): string | undefined {
  const { fallback } = objectOf(failed);
  return typeof fallback !== 'string' || fallback === onePage ? undefined : fallback;
}

/** Reports a fallback that does not exist, or that holds content of another source. */
export function checkQueryFallback(
  query: QueryDraft,
  fallbacks: FallbackSources,
  isKnownSource: (source: string) => boolean,
): readonly Problem[] {
  const name = fallbackName(query);
  if (name === undefined) return [];
  const pointer = `${query.pointer}/failed/fallback`;
  if (!fallbacks.has(name))
    return [problemAt('unknown-fallback', pointer, { name, options: [...fallbacks.keys()] })];
  const source = fallbacks.get(name);
  const expected = query.source;
  if (source === undefined || expected === undefined || source === expected || !isKnownSource(expected))
    return [];
  return [problemAt('fallback-of-other-source', pointer, { name, source, expected })];
}
