import type { QueryDraft } from '../../../config/read/query-draft.ts';
import { sourceSchema } from '../../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../../config/schemas/schemas.ts';
import { compile, type Scope } from '../../../grammar/compile/compile.ts';
import { verify } from '../../../grammar/compile/verify.ts';
import { pathRoots } from '../../../grammar/path-roots.ts';
import type { EmptyView, FailedView, LoadingView, QueryPlan } from '../../../grammar/plans/query-plan.ts';
import type { Plan } from '../../../grammar/plans/value-plan.ts';
import { type Json, objectOf } from '../../../json/json-value.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../../facts/site-facts.ts';
import { boundTexts } from '../bound-texts.ts';

/** A query, with its params checked against the schema of its source. */
export interface CheckedQuery {
  /** The names that paths in its params start with. */
  readonly roots: readonly string[];
  readonly found: readonly Problem[];
}

/**
 * Checks one query.
 * @param declared the names of all queries of its page
 * @param scope the names that paths in its params can start with
 */
export function checkQuery(
  query: QueryDraft,
  declared: ReadonlySet<string>,
  scope: Scope,
  schemas: Schemas,
): CheckedQuery {
  const { source = '', isValid } = query;
  const side = sourceSchema(schemas, source, 'params');
  const pointer = `${query.pointer}/params`;
  const read = pathRoots(query.params, pointer);
  const roots = read.map((root) => root.name);
  const texts = boundTexts(query.states, query.pointer);
  if (!side) return { roots, found: texts };
  const foreign = read.filter((root) => declared.has(root.name));
  const unknown = foreign.map((root) => [root.name, 'unknown'] as const);
  const visible = unknown.length === 0 ? scope : { ...scope, ...Object.fromEntries(unknown) };
  const { problems } = verify(query.params, side, visible, { isValid });
  const inParams = foreign.map((root) => problemAt('query-in-params', root.pointer, { query: root.name }));
  // If a query has no `params`, a missing param is reported at the query itself.
  const isBare = problems.some((problem) => problem.code === 'missing-key' && problem.pointer === '');
  const inPlace = problems.map(
    (problem): Problem => ({
      ...problem,
      pointer: isBare && problem.pointer === '' ? query.pointer : pointer + problem.pointer,
    }),
  );
  return { roots, found: [...texts, ...inParams, ...inPlace] };
}

/** Compiles the params of a query; undefined if they have an error. */
export function compileParams(
  { source = '', params, isValid }: QueryDraft,
  scope: Scope,
  schemas: Schemas,
): Plan | undefined {
  const side = sourceSchema(schemas, source, 'params');
  return side && compile(params, side, scope, { isValid }).compiled?.plan;
}

/** Compiles one query; undefined if it has an error. The site config provides the states that the query does not declare. */
export function compileQuery(
  query: QueryDraft,
  scope: Scope,
  schemas: Schemas,
  site: CheckedSite,
): QueryPlan | undefined {
  const { source = '', states, refresh } = query;
  const params = compileParams(query, scope, schemas);
  return (
    params && {
      source,
      params,
      loading: asLoading(states.loading) ?? asLoading(site.loading) ?? { view: 'bar' },
      failed: { ...asFailed(site.failed), ...asFailed(states.failed) },
      ...asEmpty(states.empty),
      ...(refresh === 'build' ? { refresh } : {}),
    }
  );
}

function asLoading(value: Json | undefined): LoadingView | undefined {
  const { view, text, images } = objectOf(value);
  if (view === 'spinner' && typeof text === 'string') return { view, text };
  if (view === 'placeholder' && typeof images === 'number') return { view, images };
  return view === 'bar' ? { view } : undefined;
}

function asFailed(value: Json | undefined): FailedView {
  const view: Record<string, string> = {};
  for (const [name, text] of Object.entries(objectOf(value))) if (typeof text === 'string') view[name] = text;
  return view;
}

function asEmpty(value: Json | undefined): { readonly empty?: EmptyView } {
  const { title } = objectOf(value);
  return typeof title === 'string' ? { empty: { title } } : {};
}
