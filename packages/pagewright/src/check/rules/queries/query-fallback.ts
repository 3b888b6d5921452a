import type { QueryDraft } from '../../../config/read/query-draft.ts';
import { onePage } from '../../../grammar/path-names.ts';
import { isObject } from '../../../json/json-value.ts';
import type { Problem } from '../../diagnostics/diagnostic.ts';
import type { FallbackSources } from '../../facts/site-facts.ts';

/** The `failed.fallback` of a query, if the config declares one. */
export function fallbackName({ states: { failed } }: QueryDraft): string | undefined {
  if (failed === undefined || !isObject(failed) || typeof failed.fallback !== 'string') return undefined;
  return failed.fallback === onePage ? undefined : failed.fallback;
}

/** Reports a fallback that does not exist, or that holds content of another source. */
export function checkQueryFallback(
  query: QueryDraft,
  fallbacks: FallbackSources,
  isKnownSource: (source: string) => boolean,
): readonly Problem[] {
  const name = fallbackName(query);
  if (name === undefined) return [];
  const at = { pointer: `${query.pointer}/failed/fallback`, on: 'value' as const };
  if (!fallbacks.has(name))
    return [{ ...at, code: 'unknown-fallback', data: { name, options: [...fallbacks.keys()] } }];
  const source = fallbacks.get(name);
  const expected = query.source;
  if (source === undefined || expected === undefined || source === expected || !isKnownSource(expected))
    return [];
  return [{ ...at, code: 'fallback-of-other-source', data: { name, source, expected } }];
}
