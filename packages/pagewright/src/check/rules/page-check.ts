import type { PagePlan } from '../../grammar/plan.ts';
import { once } from '../../once.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { PageDraft } from '../page-draft.ts';
import { compilePage } from '../page-plan.ts';
import type { PageSchemas } from '../page-schemas.ts';
import { queryContents, routeSchema, sameScope, settleQueries } from '../page-scope.ts';
import type { Workspace } from '../workspace.ts';
import { type CheckedBlock, checkBlock, checkIds, checkOnly } from './block-check.ts';
import { checkHead } from './head-check.ts';
import { checkHeadings } from './heading-check.ts';
import { checkParams, type PageParams } from './page-params.ts';
import { checkQuery } from './query-check.ts';
import { checkQueryFallback, type FallbackSources } from './query-fallback.ts';
import type { References } from './references.ts';
import type { CheckedSite } from './site-check.ts';

/** A page after the checks that do not depend on other pages. */
export interface CheckedPage {
  readonly draft: PageDraft;
  readonly params: PageParams;
  /** The title; undefined if it comes from content. */
  readonly title: string | undefined;
  readonly blocks: readonly CheckedBlock[];
  readonly references: readonly References[];
  /** The ids of its blocks. */
  readonly anchors: readonly string[];
  readonly headingDiagnostics: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
  /** Compiles the page, once. Undefined if it has an error. */
  readonly plan: () => PagePlan | undefined;
}

/** Runs the checks that do not depend on other pages. */
export function checkPage(
  draft: PageDraft,
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
  fallbacks: FallbackSources,
): CheckedPage {
  const { file, renamed } = draft;
  const declared = queryContents(draft, workspace);
  const ofParams = sameScope({ ...declared.contents, site: site.scope });
  const params = checkParams(draft, schemas.params, ofParams);
  const shared = sameScope({ route: routeSchema(params.values), site: site.scope });
  const scope = sameScope({ ...declared.contents, ...shared, site: site.scope });
  const scopes = { params: ofParams, shared, page: scope };
  const head = checkHead(draft, schemas.head, scope);
  const names = new Set(draft.queries.map(({ name }) => name));
  const queries = draft.queries.map((query) => checkQuery(query, names, shared, workspace.schemas));
  const drafts = [...draft.blocks, ...(draft.end ?? site.end)];
  const blocks = drafts.map((block) => checkBlock(block, block.file === file ? scope : shared, workspace));

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
    if (block.draft.file === file)
      found.push(...block.found, ...checkOnly(block.draft, params.values, draft.routes[0]?.route ?? ''));
    else diagnostics.push(...block.found.map((each) => diagnose(block, each)));
  }
  return {
    draft,
    params,
    title: head.title,
    blocks,
    references: [head.references, ...blocks.map(({ references }) => references)],
    anchors: drafts.flatMap(({ id }) => id ?? []),
    headingDiagnostics: checkHeadings({ draft, params, blocks }, workspace.schemas),
    diagnostics: [
      ...diagnostics,
      ...checkIds(drafts).map(({ block, found: twin }) => block.file.diagnose(twin, block.renamed)),
      ...settleQueries(draft, used, found).map((each) => file.diagnose(each, renamed)),
    ],
    plan: once(() => compilePage(draft, params.values.keys(), drafts, scopes, workspace, schemas, site)),
  };
}

function diagnose({ draft: { file, renamed } }: CheckedBlock, found: Problem): Diagnostic {
  return file.diagnose(found, renamed);
}
