import { objectOf, pointerToken } from '../../../json/json-value.ts';
import { nearest } from '../../../schema/nearest.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage, ImpossibleValue } from '../../facts/checked-page.ts';
import { usedNames } from '../../files/config-files.ts';
import type { FallbackFile } from './fallback-check.ts';
import { fallbackName } from './query-fallback.ts';

/**
 * Reports values in a fallback file that are similar to, but not equal to, a value of the route that uses it: their content
 * would never be shown. Other values may belong to URLs that come from content.
 */
export function misspeltValues(
  pages: readonly CheckedPage[],
  fallbacks: ReadonlyMap<string, FallbackFile>,
): readonly ImpossibleValue[] {
  return pages.flatMap((page) =>
    page.fallbackQueries.flatMap((query): readonly ImpossibleValue[] => {
      const used = fallbacks.get(fallbackName(query) ?? '');
      const by = used?.fallback?.by;
      if (!used || by === undefined) return [];
      const binding = query.params[by];
      const param = typeof binding === 'string' ? /^\{route\.([\w-]+)\}$/.exec(binding)?.[1] : undefined;
      const literals = page.params.values.get(param ?? '')?.literals.map(({ value }) => value) ?? [];
      const given = Object.keys(objectOf(used.fallback?.content));
      const missing = literals.filter((value) => !given.includes(value));
      return given.flatMap((value): ImpossibleValue[] => {
        if (literals.includes(value) || nearest(value, missing) === undefined) return [];
        const pointer = `/content${pointerToken(value)}`;
        const data = { param: by, value, options: missing };
        const diagnostic = diagnose(used.file, problemAt('impossible-value', pointer, data, 'key'));
        return [{ page, diagnostic, ...(param === undefined ? {} : { param }) }];
      });
    }),
  );
}

/**
 * Reports valid fallbacks that no file names. If a query names one that does not exist, it most likely means the one that is not used, so
 * that only the query is reported.
 */
export function unusedFallbacks(
  files: ReadonlyMap<string, string>,
  fallbacks: ReadonlyMap<string, FallbackFile>,
): readonly Diagnostic[] {
  const used = usedNames(files, 'fallback');
  if ([...used].some((name) => !fallbacks.has(name))) return [];
  return [...fallbacks].flatMap(([name, { file, fallback }]) =>
    used.has(name) || !fallback ? [] : [diagnose(file, problemAt('unused-fallback', '', { name }, 'key'))],
  );
}
