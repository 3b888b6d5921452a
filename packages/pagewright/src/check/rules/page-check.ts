import { compile, type Scope } from '../../grammar/compile/compile.ts';
import type { JsonSchema, PagePlan, Plan } from '../../grammar/plan.ts';
import { isObject } from '../../schema/json-value.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { PageDraft } from '../page-draft.ts';
import { pagePlan } from '../page-plan.ts';
import type { PageSchemas } from '../page-schemas.ts';
import { pageScopes, queryContents, routeSchema, settleQueries } from '../page-scope.ts';
import type { Workspace } from '../workspace.ts';
import { type CheckedBlock, checkBlock, checkIds, checkOnly } from './block-check.ts';
import { checkHeadings } from './heading-check.ts';
import { checkParams, type PageParams } from './page-params.ts';
import { checkQuery } from './query-check.ts';
import { checkQueryFallback, type FallbackSources } from './query-fallback.ts';
import { noReferences, type References, referencesOf } from './references.ts';
import type { CheckedSite } from './site-check.ts';

/** A page after all checks that do not depend on other pages. */
export interface CheckedPage {
  readonly draft: PageDraft;
  readonly params: PageParams;
  readonly head: Plan | undefined;
  readonly blocks: readonly CheckedBlock[];
  readonly references: readonly References[];
  /** The ids of its blocks. */
  readonly anchors: readonly string[];
  readonly headingDiagnostics: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when an error stops the page. */
  readonly plan: PagePlan | undefined;
}

interface CheckedHead {
  readonly plan: Plan | undefined;
  readonly queries: readonly string[];
  readonly references: References;
  readonly found: readonly Problem[];
}

/** Checks one page by itself. */
export function checkPage(
  draft: PageDraft,
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
  fallbacks: FallbackSources,
): CheckedPage {
  const { file, renamed } = draft;
  const declared = queryContents(draft, workspace);
  const params = checkParams(draft, schemas.params, { ...declared.contents, site: site.scope });
  const { shared, page: scope } = pageScopes(routeSchema(params.values), site.scope, declared.contents);
  const head = checkHead(draft, schemas.head, scope, workspace);
  const names = new Set(draft.queries.map(({ name }) => name));
  const queries = draft.queries.map((query) => checkQuery(query, names, shared, workspace.schemas, site));
  const drafts = [...draft.blocks, ...(draft.end ?? site.end)];
  const blocks = drafts.map((block) => checkBlock(block, block.file === file ? scope : shared, workspace));

  const own = blocks.filter((block) => block.draft.file === file);
  const found: readonly Problem[] = [
    ...declared.found,
    ...params.found,
    ...head.found,
    ...draft.queries.flatMap((query) =>
      checkQueryFallback(query, fallbacks, (source) => workspace.schemas.content.has(source)),
    ),
    ...queries.flatMap((query) => query.found),
    ...own.flatMap((block) => [
      ...block.found,
      ...checkOnly(block.draft, params.values, draft.routes[0]?.route ?? ''),
    ]),
  ];
  const used = new Set([
    ...params.queries,
    ...head.queries,
    ...queries.flatMap((query) => query.roots),
    ...blocks.flatMap((block) => block.queries),
  ]);
  return {
    draft,
    params,
    head: head.plan,
    blocks,
    references: [head.references, ...blocks.map(({ references }) => references)],
    anchors: drafts.flatMap(({ id }) => id ?? []),
    headingDiagnostics: checkHeadings({ draft, params, blocks }, workspace.schemas),
    diagnostics: [
      ...draft.diagnostics,
      ...blocks.flatMap((block) => [
        ...block.diagnostics,
        ...(block.draft.file === file ? [] : block.found.map((each) => diagnose(block, each))),
      ]),
      ...checkIds(drafts).map(({ block, found: twin }) => block.file.diagnose(twin, block.renamed)),
      ...settleQueries(draft, used, found).map((each) => file.diagnose(each, renamed)),
    ],
    plan: pagePlan(draft, params, head.plan, queries, blocks),
  };
}

function diagnose({ draft: { file, renamed } }: CheckedBlock, found: Problem): Diagnostic {
  return file.diagnose(found, renamed);
}

/** What every page needs in its head. */
const neededInHead: ReadonlySet<string> = new Set(['title', 'description']);

function checkHead(draft: PageDraft, schema: JsonSchema, scope: Scope, { images }: Workspace): CheckedHead {
  const { head, isValid } = draft;
  if (head === undefined || !isObject(head))
    return { plan: undefined, queries: [], references: noReferences, found: [] };
  const { compiled, queries, problems, landmarks } = compile(head, schema, scope, {
    images,
    isValid,
    alwaysNeeded: neededInHead,
    pointer: '/head',
  });
  return { plan: compiled?.plan, queries, references: referencesOf(landmarks, draft), found: problems };
}
