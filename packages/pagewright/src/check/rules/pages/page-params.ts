import type { PageDraft } from '../../../config/page-draft.ts';
import { compile, type Scope } from '../../../grammar/compile/compile.ts';
import { verify } from '../../../grammar/compile/verify.ts';
import { pagingQuery } from '../../../grammar/path-names.ts';
import { pathRoots } from '../../../grammar/path-roots.ts';
import type { Plan } from '../../../grammar/plans/value-plan.ts';
import { paramNames } from '../../../grammar/route-pattern.ts';
import { isArray, isObject, type Json, pointerToken } from '../../../json/json-value.ts';
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

const fixedValue = (value: string): ParamValues => ({
  literals: [{ value, pointer: '' }],
  isOpen: false,
});
const unknownValues: ParamValues = { literals: [], isOpen: true };

/** Checks the `params` of a page against its route. */
export function checkParams(draft: PageDraft, schema: JsonSchema, scope: Scope): PageParams {
  const [canonical, ...aliases] = draft.routes;
  if (!canonical) return { values: new Map(), queries: [], found: [] };
  const names = paramNames(canonical.route);
  const listed = names.flatMap((name) => {
    const list = draft.params[name];
    return list === undefined ? [] : [[name, checkList(draft, name, list, schema, scope)] as const];
  });
  const unknown = Object.keys(draft.params).filter((name) => !names.includes(name));
  const missing = names.filter((name) => !(name in draft.params));
  const values = new Map([
    ...missing.map((name) => [name, unknownValues] as const),
    ...listed.map(([name, checked]) => [name, checked.values] as const),
    ...Object.entries(draft.fixed).map(([name, value]) => [name, fixedValue(value)] as const),
  ]);
  return {
    values,
    queries: [
      ...unknown.flatMap((name) => pathRoots(draft.params[name] ?? []).map((root) => root.name)),
      ...listed.flatMap(([, checked]) => checked.queries),
    ],
    found: [
      ...unknown.map((name) => unknownParam(name, names, canonical.route)),
      ...missing.flatMap((name) => missingParams(draft, canonical, name, unknown)),
      ...aliases.flatMap((alias) => aliasParams(alias, canonical.route, names)),
      ...listed.flatMap(([, checked]) => checked.found),
    ],
  };
}

function unknownParam(name: string, options: readonly string[], route: string): Problem {
  const pointer = `/params${pointerToken(name)}`;
  return problemAt('unknown-param', pointer, { name, options, route }, 'key');
}

/** Reports a param without values. If its name is misspelt in `params`, only the typo is reported. */
function missingParams(
  draft: PageDraft,
  { route, pointer }: PageDraft['routes'][number],
  name: string,
  unknown: readonly string[],
): readonly Problem[] {
  if (nearest(name, unknown) !== undefined || !draft.isComplete) return [];
  return [problemAt('missing-params', pointer, { name, route })];
}

function aliasParams(
  { route, pointer }: PageDraft['routes'][number],
  expected: string,
  names: readonly string[],
): readonly Problem[] {
  if (paramNames(route).toSorted().join() === names.toSorted().join()) return [];
  return [problemAt('alias-params', pointer, { route, expected })];
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
    const data = { query: circular.name, param: name };
    return {
      values: unknownValues,
      queries: [circular.name],
      found: [problemAt('circular-params', circular.pointer, data)],
    };
  }
  const { plan, problems, queries } = verify(list, schema, scope, { isValid: draft.isValid });
  const items = isArray(list) ? list : [];
  const literals = items.flatMap((value, index) =>
    typeof value === 'string' ? [{ value, pointer: pointer + pointerToken(index) }] : [],
  );
  const isOpen = !isArray(list) || items.some((item) => isObject(item)) || !plan;
  return {
    values: { literals, isOpen },
    queries,
    found: prefixPointers(pointer, problems),
  };
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
