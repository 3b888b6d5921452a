import { compile, type Scope } from '../../grammar/compile/compile.ts';
import type { FailedView, JsonSchema, LoadingView, PagePlan, Plan, QueryPlan } from '../../grammar/plan.ts';
import { isObject } from '../../schema/json-value.ts';
import type { PlacedValue } from '../json/placed-value.ts';
import type { Diagnostic, Found } from '../messages/diagnostic.ts';
import type { BlockDraft, PageDraft, QueryDraft } from '../page-draft.ts';
import { type PageSchemas, sourceSide } from '../page-schemas.ts';
import { queryContents, routeSchema, settleQueries } from '../page-scope.ts';
import { readRoots } from '../read-roots.ts';
import type { Workspace } from '../workspace.ts';
import { type CheckedBlock, checkBlock, checkIds, checkOnly } from './block-check.ts';
import type { FallbackFile } from './fallback-check.ts';
import { checkParams, type PageParams } from './page-params.ts';
import type { CheckedSite } from './site-check.ts';

/** A page after everything was checked that needs no other page. */
export interface CheckedPage {
  readonly draft: PageDraft;
  readonly params: PageParams;
  readonly head: Plan | undefined;
  readonly blocks: readonly CheckedBlock[];
  readonly places: readonly PlacedValue[];
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when a fault stops the page. */
  readonly plan: PagePlan | undefined;
}

/** Checks one page by itself. */
export function checkPage(
  draft: PageDraft,
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
  fallbacks: ReadonlyMap<string, FallbackFile>,
): CheckedPage {
  const { file, renamed } = draft;
  const found: Found[] = [];
  const tell = (each: Found) => found.push(each);
  const contents = queryContents(draft, workspace, tell);
  const params = checkParams(draft, schemas.params, { ...contents, site: site.scope }, tell);
  const shared: Scope = { route: routeSchema(params.values), site: site.scope };
  const scope: Scope = { ...contents, ...shared };
  const places: PlacedValue[] = [];
  const queries = new Set(params.queries);

  const head = checkHead(draft, schemas.head, scope, workspace, places, queries, tell);
  const declared = new Set(draft.queries.map(({ name }) => name));
  for (const { params: given } of draft.queries) for (const { name } of readRoots(given)) queries.add(name);
  const plans = draft.queries.map((query) =>
    checkQuery(query, declared, shared, workspace, fallbacks, site, tell),
  );
  const drafts: readonly BlockDraft[] = [...draft.blocks, ...(draft.end ?? site.end)];
  const blocks = drafts.map((block, index) =>
    checkBlock(block, index, block.file === file ? scope : shared, workspace),
  );
  const diagnostics: Diagnostic[] = [...draft.diagnostics];
  for (const block of blocks) {
    diagnostics.push(...block.diagnostics);
    if (block.draft.file === file)
      found.push(...block.found, ...checkOnly(block.draft, params.values, draft.routes[0]?.route ?? ''));
    else diagnostics.push(...block.found.map((each) => block.draft.file.diagnose(each, block.draft.renamed)));
    for (const query of block.queries) queries.add(query);
    places.push(...block.places);
  }
  for (const { block, found: twin } of checkIds(drafts))
    diagnostics.push(block.file.diagnose(twin, block.renamed));
  diagnostics.push(...settleQueries(draft, queries, found).map((each) => file.diagnose(each, renamed)));
  return {
    draft,
    params,
    head,
    blocks,
    places,
    diagnostics,
    plan: planOf(draft, params, head, plans, blocks),
  };
}

function checkHead(
  draft: PageDraft,
  schema: JsonSchema,
  scope: Scope,
  { images }: Workspace,
  places: PlacedValue[],
  queries: Set<string>,
  tell: (found: Found) => void,
): Plan | undefined {
  const { head, file, renamed } = draft;
  if (head === undefined || !isObject(head)) return undefined;
  const result = compile(head, schema, scope, {
    images,
    alwaysNeeded: (name) => name === 'title' || name === 'description',
    watch: (placed) => places.push({ ...placed, pointer: `/head${placed.pointer}`, file, renamed }),
  });
  for (const query of result.queries) queries.add(query);
  for (const fault of result.faults) tell({ ...fault, pointer: `/head${fault.pointer}` });
  return result.compiled?.plan;
}

function checkQuery(
  query: QueryDraft,
  declared: ReadonlySet<string>,
  scope: Scope,
  { schemas }: Workspace,
  fallbacks: ReadonlyMap<string, FallbackFile>,
  site: CheckedSite,
  tell: (found: Found) => void,
): readonly [string, QueryPlan] | undefined {
  const { name, source, pointer, states } = query;
  const { failed, loading, empty } = states;
  const wanted = isObject(failed ?? null) ? failed : undefined;
  const fallback =
    wanted !== undefined && isObject(wanted) && typeof wanted.fallback === 'string'
      ? wanted.fallback
      : undefined;
  if (fallback !== undefined) {
    const known = fallbacks.get(fallback);
    const at = { pointer: `${pointer}/failed/fallback`, on: 'value' as const };
    if (!known)
      tell({ ...at, code: 'unknown-fallback', facts: { name: fallback, options: [...fallbacks.keys()] } });
    else if (
      source !== undefined &&
      schemas.content.has(source) &&
      known.source !== undefined &&
      known.source !== source
    ) {
      tell({
        ...at,
        code: 'fallback-of-other-source',
        facts: { name: fallback, source: known.source, expected: source },
      });
    }
  }
  const side = source === undefined ? undefined : sourceSide(schemas, source, 'params');
  if (!side || source === undefined) return undefined;
  const foreign = readRoots(query.params, `${pointer}/params`).filter((root) => declared.has(root.name));
  const result = compile(query.params, side, {
    ...scope,
    ...Object.fromEntries(foreign.map((root) => [root.name, 'unknown' as const])),
  });
  for (const root of foreign)
    tell({ code: 'query-in-params', pointer: root.pointer, on: 'value', facts: { query: root.name } });
  const missing = result.faults.some(({ code, pointer: where }) => code === 'missing-key' && where === '');
  for (const fault of result.faults) {
    // A query without params has no place of its own for what it lacks.
    const place = missing && fault.pointer === '' ? pointer : `${pointer}/params`;
    tell({ ...fault, pointer: place + fault.pointer });
  }
  if (!result.compiled) return undefined;
  const plan: QueryPlan = {
    source,
    params: result.compiled.plan,
    loading: asLoading(loading) ?? asLoading(site.loading) ?? { view: 'bar' },
    failed: { ...asFailed(site.failed), ...asFailed(wanted) },
    ...(empty !== undefined && isObject(empty) && typeof empty.title === 'string'
      ? { empty: { title: empty.title } }
      : {}),
  };
  return [name, plan];
}

function asLoading(value: unknown): LoadingView | undefined {
  return isLoading(value) ? value : undefined;
}

function isLoading(value: unknown): value is LoadingView {
  if (typeof value !== 'object' || value === null || !('view' in value)) return false;
  if (value.view === 'spinner') return 'text' in value && typeof value.text === 'string';
  if (value.view === 'placeholder') return 'images' in value && typeof value.images === 'number';
  return value.view === 'bar';
}

function asFailed(value: unknown): FailedView {
  if (typeof value !== 'object' || value === null) return {};
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts);
}

function planOf(
  draft: PageDraft,
  { values }: PageParams,
  head: Plan | undefined,
  queries: readonly (readonly [string, QueryPlan] | undefined)[],
  blocks: readonly CheckedBlock[],
): PagePlan | undefined {
  const params = [...values].map(([name, { plan }]) => [name, plan] as const);
  const known = params.flatMap(([name, plan]) => (plan ? [[name, plan] as const] : []));
  const read = queries.flatMap((query) => (query ? [query] : []));
  const drawn = blocks.flatMap(({ draft: block, plan, queries: names, drawsTitle }) => {
    if (!plan || block.type === undefined) return [];
    return [
      {
        type: block.type,
        place: { file: block.file.name, block: block.number },
        props: plan,
        queries: names,
        optional: block.isOptional,
        ...(drawsTitle ? { titled: true as const } : {}),
        ...(block.id === undefined ? {} : { id: block.id }),
        ...(Object.keys(block.only).length === 0 ? {} : { only: block.only }),
      },
    ];
  });
  const isComplete =
    known.length === params.length && read.length === queries.length && drawn.length === blocks.length;
  if (!head || !isComplete || !draft.isWhole) return undefined;
  return {
    file: draft.file.name,
    routes: draft.routes.map(({ route }) => route),
    params: Object.fromEntries(known),
    head,
    queries: Object.fromEntries(read),
    blocks: drawn,
  };
}
