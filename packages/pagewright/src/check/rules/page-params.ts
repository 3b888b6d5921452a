import { compile } from '../../grammar/compile/compile.ts';
import type { JsonSchema, Plan } from '../../grammar/plan.ts';
import { isList, isObject, pointerToken } from '../../schema/json-value.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Found } from '../messages/diagnostic.ts';
import { type PageDraft, paramNames } from '../page-draft.ts';
import { readRoots } from '../read-roots.ts';

/** The values that one param of a route may have. */
export interface ParamValues {
  readonly plan: Plan | undefined;
  /** The values written in the config, with their places. */
  readonly written: readonly { readonly value: string; readonly pointer: string }[];
  /** True when content decides about further values, or a fault hides some. */
  readonly isOpen: boolean;
}

export interface PageParams {
  readonly values: ReadonlyMap<string, ParamValues>;
  readonly queries: ReadonlySet<string>;
}

/** Checks the lists of values of a page's params against its route. */
export function checkParams(
  draft: PageDraft,
  schema: JsonSchema,
  contents: Readonly<Record<string, JsonSchema | 'unknown'>>,
  tell: (found: Found) => void,
): PageParams {
  const values = new Map<string, ParamValues>();
  const queries = new Set<string>();
  const [canonical, ...aliases] = draft.routes;
  if (!canonical) return { values, queries };
  const names = paramNames(canonical.route);
  const listed = Object.keys(draft.params);
  const lacking = names.filter((name) => !listed.includes(name));
  const strange = listed.filter((name) => !names.includes(name));
  for (const name of strange) {
    for (const root of readRoots(draft.params[name] ?? [])) queries.add(root.name);
    tell({
      code: 'unknown-param',
      pointer: `/params${pointerToken(name)}`,
      on: 'key',
      facts: { name, options: names, route: canonical.route },
    });
  }
  // A param and its list under two spellings are one slip: it is told at the list.
  for (const name of lacking) {
    if (nearest(name, strange) === undefined && draft.isWhole) {
      tell({
        code: 'missing-params',
        pointer: canonical.pointer,
        on: 'value',
        facts: { name, route: canonical.route },
      });
    }
    values.set(name, { plan: undefined, written: [], isOpen: true });
  }
  for (const { route, pointer } of aliases) {
    if (paramNames(route).toSorted().join() === names.toSorted().join()) continue;
    tell({ code: 'alias-params', pointer, on: 'value', facts: { route, expected: canonical.route } });
  }
  for (const name of names.filter((each) => listed.includes(each))) {
    const pointer = `/params${pointerToken(name)}`;
    const list = draft.params[name] ?? [];
    const circular = readRoots(list, pointer).find(({ name: root }) => isCircular(draft, root));
    if (circular !== undefined) {
      tell({
        code: 'circular-params',
        pointer: circular.pointer,
        on: 'value',
        facts: { query: circular.name, param: name },
      });
      values.set(name, { plan: undefined, written: [], isOpen: true });
      queries.add(circular.name);
      continue;
    }
    const result = compile(list, schema, contents);
    for (const query of result.queries) queries.add(query);
    for (const fault of result.faults) tell({ ...fault, pointer: pointer + fault.pointer });
    const written = (isList(list) ? [...list.entries()] : []).flatMap(([index, value]) =>
      typeof value === 'string' ? [{ value, pointer: pointer + pointerToken(index) }] : [],
    );
    for (const [index, { value, pointer: twin }] of written.entries()) {
      const isTwin = written.slice(0, index).some((other) => other.value === value);
      if (isTwin) tell({ code: 'repeated-entry', pointer: twin, on: 'value', facts: { found: value } });
    }
    const isOpen = !isList(list) || list.some((entry) => isObject(entry)) || !result.compiled;
    values.set(name, { plan: result.compiled?.plan, written, isOpen });
  }
  return { values, queries };
}

/** A list of addresses cannot come out of a query that needs an address first. */
function isCircular(draft: PageDraft, query: string): boolean {
  const params = draft.queries.find(({ name }) => name === query)?.params;
  return params !== undefined && readRoots(params).some((root) => root.name === 'route');
}
