import type { PageDraft } from '../../../config/page-draft.ts';
import { compile, type Scope } from '../../../grammar/compile/compile.ts';
import { verify } from '../../../grammar/compile/verify.ts';
import { pagingQuery } from '../../../grammar/path-names.ts';
import { pathRoots } from '../../../grammar/path-roots.ts';
import type { Plan } from '../../../grammar/plans/value-plan.ts';
import { paramNames } from '../../../grammar/route-pattern.ts';
import { isArray, isObject, itemsOf, type Json, pointerToken } from '../../../json/json-value.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import { nearest } from '../../../schema/nearest.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { PageParams, ParamValues } from '../../facts/param-values.ts';
import { prefixPointers } from '../prefix-pointers.ts';

interface CheckedParam {
  readonly values: ParamValues;
  readonly queries: readonly string[];
  readonly found: readonly Problem[];
}

const unknownValues: ParamValues = { literals: [], isOpen: true };

/** Checks the `params` of a page against its route. */
export function checkParams(draft: PageDraft, schema: JsonSchema, scope: Scope): PageParams {
  const [canonical, ...aliases] = draft.routes;
  if (!canonical) return { values: new Map(), queries: [], found: [] };
  const { route, pointer } = canonical;
  const names = paramNames(route);
  const listed = names.flatMap((name) => {
    const list = draft.params[name];
    return list === undefined ? [] : [[name, checkList(draft, name, list, schema, scope)] as const];
  });
  const unknown = Object.keys(draft.params).filter((name) => !names.includes(name));
  const missing = names.filter((name) => !(name in draft.params));
  const values = new Map<string, ParamValues>([
    ...missing.map((name) => [name, unknownValues] as const),
    ...listed.map(([name, checked]) => [name, checked.values] as const),
    ...Object.entries(draft.fixed).map(
      ([name, value]) => [name, { literals: [{ value, pointer: '' }], isOpen: false }] as const,
    ),
  ]);
  return {
    values,
    queries: [
      ...unknown.flatMap((name) => pathRoots(draft.params[name] ?? []).map((root) => root.name)),
      ...listed.flatMap(([, checked]) => checked.queries),
    ],
    found: [
      ...unknown.map((name) =>
        problemAt('unknown-param', `/params${pointerToken(name)}`, { name, options: names, route }, 'key'),
      ),
      // If its name is misspelt in `params`, only the typo is reported.
      ...missing
        .filter((name) => draft.isComplete && nearest(name, unknown) === undefined)
        .map((name) => problemAt('missing-params', pointer, { name, route })),
      ...aliases
        .filter((alias) => paramNames(alias.route).toSorted().join() !== names.toSorted().join())
        .map((alias) => problemAt('alias-params', alias.pointer, { route: alias.route, expected: route })),
      ...listed.flatMap(([, checked]) => checked.found),
    ],
  };
}

function checkList(
  draft: PageDraft,
  name: string,
  list: Json,
  schema: JsonSchema,
  scope: Scope,
): CheckedParam {
  const pointer = `/params${pointerToken(name)}`;
  const circular = pathRoots(list, pointer).find((root) => isCircular(draft, root.name));
  if (circular) {
    const { name: query, pointer: at } = circular;
    const found = [problemAt('circular-params', at, { query, param: name })];
    return { values: unknownValues, queries: [query], found };
  }
  const { plan, problems, queries } = verify(list, schema, scope, { isValid: draft.isValid });
  const items = itemsOf(list);
  const literals = items.flatMap((value, index) =>
    typeof value === 'string' ? [{ value, pointer: pointer + pointerToken(index) }] : [],
  );
  const isOpen = !isArray(list) || items.some((item) => isObject(item)) || !plan;
  return { values: { literals, isOpen }, queries, found: prefixPointers(pointer, problems) };
}

/** Compiles the values of one param of the route; undefined if they have an error. */
export function compileParam(
  { params, isValid }: PageDraft,
  name: string,
  schema: JsonSchema,
  scope: Scope,
): Plan | undefined {
  const list = params[name];
  return list === undefined ? undefined : compile(list, schema, scope, { isValid }).compiled?.plan;
}

/** True for a query that reads the route, so that it cannot provide the values of its params. The pages of a list may depend on the other params. */
function isCircular(draft: PageDraft, query: string): boolean {
  if (query === pagingQuery && draft.paging) return false;
  const params = draft.queries.find(({ name }) => name === query)?.params;
  return params !== undefined && pathRoots(params).some((root) => root.name === 'route');
}
