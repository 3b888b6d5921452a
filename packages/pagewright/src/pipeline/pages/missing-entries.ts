import { readSource } from '../../check/diagnostics/source-file.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { configFile } from '../../grammar/further-pages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { isArray, isObject } from '../../json/json-value.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { PageData } from '../../render/document/page-module.ts';
import { failedQueries } from '../queries/failed-queries.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { Warning } from '../warnings.ts';
import type { PagePath } from './page-paths.ts';

/** The entries of a path that do not exist in the content service. */
interface MissingEntries {
  /** True if the page has no fallback. Visitors would see the error page, so no file is written for the path. */
  readonly isPage: boolean;
  readonly warnings: readonly Warning[];
}

/** The place in the config that declares the path: the value of the param, or the list that provides it. */
function placeOf(page: PagePlan, param: string, value: string, { files }: CheckedSite) {
  const file = configFile(page.file);
  const source = readSource(file, files.get(file) ?? '');
  const config = source.value ?? null;
  const params = isObject(config) ? (config.params ?? null) : null;
  const list = isObject(params) ? (params[param] ?? null) : null;
  const index = isArray(list) ? list.indexOf(value) : -1;
  const pointer = `/params/${param}${index < 0 ? '' : `/${index}`}`;
  const { line, column } = source.place(pointer, 'value');
  return { text: `${pagesFolder}/${file}:${line}:${column}`, isWritten: index >= 0 };
}

function notWritten(query: QueryPlan, response: string, path: PagePath, site: CheckedSite): Warning {
  const param = query.routeParams?.find((name) => name in path.params) ?? '';
  const value = path.params[param] ?? '';
  const place = placeOf(path.page, param, value, site);
  const fix = place.isWritten
    ? 'Correct or remove the value, or publish the entry, then build again'
    : 'A list from the content service names this entry: publish it or remove it from the list, then build again';
  return {
    kind: 'pages whose entry does not exist',
    cause: path.path,
    text:
      `${place.text}: the content service has nothing for the ${param} "${value}" (${response}), ` +
      `so ${decodedEscapes(path.path)} is not written, and its status is 404. ${fix}.`,
  };
}

/** Finds and reports missing entries. */
export function missingEntries(
  path: PagePath,
  page: PageData,
  payload: PagePayload,
  site: CheckedSite,
): MissingEntries {
  const missing = failedQueries(page, path.params, payload).filter(
    ({ failure }) => failure.kind === 'not-found',
  );
  const warnings = missing.flatMap(({ query, key, failure: { message }, shown }): Warning[] => {
    const text = `${query.source}: ${message} (${decodedEscapes(key)})`;
    if (shown !== 'not-found') return [{ kind: 'entries that do not exist', cause: text, text }];
    // An alias lacks the same entry, so it is not reported again.
    return path.isAlias
      ? []
      : [notWritten(query, `${query.source}: ${message}, ${decodedEscapes(key)}`, path, site)];
  });
  return { isPage: missing.some(({ shown }) => shown === 'not-found'), warnings };
}
