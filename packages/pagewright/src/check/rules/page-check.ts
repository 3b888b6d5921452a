import { getOrInsert } from '../../get-or-insert.ts';
import type { Scope } from '../../grammar/compile/compile.ts';
import { diagnoseAt, type Origin } from '../json/origin.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { PageDraft, QueryDraft } from '../page-draft.ts';
import type { PageSchemas } from '../page-schemas.ts';
import { mergeQueryProblems, type PageScopes, queryContents, routeSchema, sameScope } from '../page-scope.ts';
import type { Workspace } from '../workspace.ts';
import { type CheckedBlock, checkBlock, checkIds, checkLimits } from './block-check.ts';
import { type CheckedHead, checkHead } from './head-check.ts';
import { checkHeadings } from './heading-check.ts';
import { checkParams, type PageParams } from './page-params.ts';
import { checkQuery } from './query-check.ts';
import { checkQueryFallback, type FallbackSources, fallbackName } from './query-fallback.ts';
import type { References } from './references.ts';
import type { CheckedSite } from './site-check.ts';

/**
 * A page after the checks that do not depend on other pages. It has only what the checks across pages need, and not the
 * parsed config, which needs several times as much memory.
 */
export interface CheckedPage {
  readonly origin: Origin;
  readonly routes: PageDraft['routes'];
  /** See `PageDraft`. */
  readonly furtherOf: PageDraft['furtherOf'];
  readonly params: PageParams;
  /** The queries that have a fallback. */
  readonly fallbackQueries: readonly QueryDraft[];
  readonly scopes: PageScopes;
  /** The title; undefined if it comes from content. */
  readonly title: string | undefined;
  readonly isHidden: CheckedHead['isHidden'];
  readonly canonical: CheckedHead['canonical'];
  readonly references: readonly References[];
  /** The ids of its blocks. */
  readonly anchors: readonly string[];
  readonly headingDiagnostics: readonly Diagnostic[];
  readonly outlineDiagnostics: readonly Diagnostic[];
  /** All diagnostics except those of headings. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the outline has no errors. */
  readonly isComplete: boolean;
}

const siteEnds = new WeakMap<CheckedSite, WeakMap<Scope, readonly CheckedBlock[]>>();

/** Checks the blocks at the end of all pages, once for all pages with the same scope. */
function checkSiteEnd(site: CheckedSite, scope: Scope, workspace: Workspace): readonly CheckedBlock[] {
  const ends = getOrInsert(siteEnds, site, () => new WeakMap<Scope, readonly CheckedBlock[]>());
  return getOrInsert(ends, scope, () => site.end.map((block) => checkBlock(block, scope, workspace)));
}

/** Runs the checks that do not depend on other pages. */
export function checkPage(
  draft: PageDraft,
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
  fallbacks: FallbackSources,
): CheckedPage {
  const { origin } = draft;
  const declared = queryContents(draft, workspace);
  const ofParams = sameScope({ ...declared.contents, site: site.scope });
  const params = checkParams(draft, schemas.params, ofParams);
  const shared = sameScope({ route: routeSchema(params.values, draft.fixed), site: site.scope });
  const scope = sameScope({ ...declared.contents, ...shared, site: site.scope });
  const scopes = { params: ofParams, shared, page: scope };
  const head = checkHead(draft, schemas.head, scope);
  const names = new Set(draft.queries.map(({ name }) => name));
  const queries = draft.queries.map((query) => checkQuery(query, names, shared, workspace.schemas));
  const drafts = [...draft.blocks, ...(draft.end ?? site.end)];
  const blocks = [
    ...[...draft.blocks, ...(draft.end ?? [])].map((block) => checkBlock(block, scope, workspace)),
    ...(draft.end ? [] : checkSiteEnd(site, shared, workspace)),
  ];

  const used = new Set([...params.queries, ...head.queries]);
  const found: Problem[] = [...declared.found, ...params.found, ...head.found];
  for (const query of draft.queries)
    found.push(...checkQueryFallback(query, fallbacks, (source) => workspace.schemas.content.has(source)));
  for (const query of queries) {
    found.push(...query.found);
    for (const name of query.roots) used.add(name);
  }
  const diagnostics: Diagnostic[] = [...draft.diagnostics];
  for (const block of blocks) {
    diagnostics.push(...block.diagnostics);
    for (const name of block.queries) used.add(name);
    if (block.draft.origin === origin)
      found.push(...block.found, ...checkLimits(block.draft, params.values, draft.routes[0]?.route ?? ''));
    else diagnostics.push(...block.found.map((each) => diagnoseAt(block.draft.origin, each)));
  }
  return {
    origin,
    routes: draft.routes,
    furtherOf: draft.furtherOf,
    params,
    fallbackQueries: draft.queries.filter((query) => fallbackName(query) !== undefined),
    scopes,
    title: head.title,
    isHidden: head.isHidden,
    canonical: head.canonical,
    references: [head.references, ...blocks.map(({ references }) => references)],
    anchors: drafts.flatMap(({ id }) => id ?? []),
    headingDiagnostics: checkHeadings({ draft, params, blocks }, workspace.schemas),
    outlineDiagnostics: draft.diagnostics,
    diagnostics: [
      ...diagnostics,
      ...checkIds(drafts).map(({ block, found: duplicate }) => diagnoseAt(block.origin, duplicate)),
      ...mergeQueryProblems(draft, used, found).map((each) => diagnoseAt(origin, each)),
    ],
    isComplete: draft.isComplete,
  };
}
