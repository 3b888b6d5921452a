import { readSource } from '../../check/json/source-file.ts';
import { ContentError } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan, QueryPlan } from '../../grammar/plan.ts';
import type { PagePayload } from '../../render/queries/content-service.ts';
import { stateOf } from '../../render/queries/query-state.ts';
import { isList, isObject } from '../../schema/json-value.ts';
import type { Warning } from '../files/warnings.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { Address } from './addresses.ts';

/** What the content service said that it does not have, of what an address asks for. */
export interface MissingEntries {
  /** True when nothing stands in: a visitor would be shown the error page, so the address is not written. */
  readonly isPage: boolean;
  readonly warnings: readonly Warning[];
}

/** Where the config says that there is such an address: the value itself, or the list that gives it. */
function placeOf(page: PagePlan, param: string, value: string, { folder, files }: CheckedSite) {
  const source = readSource(page.file, files.get(page.file) ?? '');
  const config = source.value ?? null;
  const params = isObject(config) ? (config.params ?? null) : null;
  const list = isObject(params) ? (params[param] ?? null) : null;
  const index = isList(list) ? list.indexOf(value) : -1;
  const pointer = `/params/${param}${index < 0 ? '' : `/${index}`}`;
  const { line, column } = source.place(pointer, 'value');
  return { text: `${folder}/${page.file}:${line}:${column}`, isWritten: index >= 0 };
}

function notWritten(query: QueryPlan, answer: string, address: Address, site: CheckedSite): Warning {
  const param = query.routeParams?.find((name) => name in address.params) ?? '';
  const value = address.params[param] ?? '';
  const place = placeOf(address.page, param, value, site);
  const repair = place.isWritten
    ? 'Correct or remove the value, or publish the entry, then build again'
    : 'A list from the content service names this entry: publish it or remove it from the list, then build again';
  return {
    kind: 'pages whose entry does not exist',
    cause: address.path,
    text:
      `${place.text}: the content service has nothing for the ${param} "${value}" (${answer}), ` +
      `so ${address.path} is not written and answers with 404. ${repair}.`,
  };
}

/** Looks at what was read for an address. `address.page` is the page as browsers get it. */
export function missingEntries(address: Address, payload: PagePayload, site: CheckedSite): MissingEntries {
  const warnings: Warning[] = [];
  let isPage = false;
  for (const [name, query] of Object.entries(address.page.queries)) {
    const key = payload.keys[name] ?? '';
    const failure = payload.failures[key];
    if (failure?.kind !== 'not-found') continue;
    const answer = `${query.source}: ${failure.message}, ${key}`;
    const state = stateOf(
      query,
      fill(query.params, { route: address.params }),
      site.fallbacks[query.failed.fallback ?? ''],
      {
        error: new ContentError(failure.kind, failure.message, failure.status),
        busy: false,
        retry: () => {},
      },
    );
    if (state.is !== 'not-found') {
      const text = `${query.source}: ${failure.message} (${key})`;
      warnings.push({ kind: 'entries that do not exist', cause: text, text });
      continue;
    }
    isPage = true;
    // Another address of the same page tells nothing new.
    if (!address.isAlias) warnings.push(notWritten(query, answer, address, site));
  }
  return { isPage, warnings };
}
