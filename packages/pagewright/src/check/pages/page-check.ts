import type { PageDraft } from '../../config/page-draft.ts';
import { contentsOf } from '../../config/read/query-draft.ts';
import { type SectionUse, type Written, writtenAt } from '../../config/read/written-place.ts';
import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import type { Scope } from '../../grammar/compile/compile.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { diagnoseAt, diagnoseWritten } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import type { CheckedBlock } from '../facts/checked-block.ts';
import type { CheckedPage } from '../facts/checked-page.ts';
import type { FallbackSources } from '../facts/fallback-sources.ts';
import { routeSchema, sameScope } from '../facts/page-scope.ts';
import { placedSchedules } from '../facts/shown-times.ts';
import type { CheckedSite } from '../facts/site-facts.ts';
import { checkBlock, checkLimits } from '../rules/blocks/block-check.ts';
import { checkHeadings } from '../rules/blocks/heading-check.ts';
import { checkIds } from '../rules/blocks/id-check.ts';
import { neverShown } from '../rules/blocks/never-shown.ts';
import { checkHead } from '../rules/pages/head-check.ts';
import { checkParams } from '../rules/pages/page-params.ts';
import { checkUrlParams, contentsAtUrl, urlScope } from '../rules/pages/url-param-check.ts';
import { checkQuery } from '../rules/queries/query-check.ts';
import { checkQueryFallback, fallbackName } from '../rules/queries/query-fallback.ts';
import { queryNameProblems } from '../rules/queries/query-names.ts';
import { mergeQueryProblems } from '../rules/queries/unused-queries.ts';
import { asGivenList } from '../sections/given-list.ts';
import type { CheckedSections } from '../sections/section-check.ts';

const siteEnds = new WeakMap<CheckedSite, WeakMap<Scope, readonly CheckedBlock[]>>();

/** Checks the blocks at the end of all pages, once for all pages with the same scope. */
function checkSiteEnd(site: CheckedSite, scope: Scope, workspace: Workspace): readonly CheckedBlock[] {
  const ends = getOrInsert(siteEnds, site, () => new WeakMap<Scope, readonly CheckedBlock[]>());
  return getOrInsert(ends, scope, () => site.end.blocks.map((block) => checkBlock(block, scope, workspace)));
}

/** What is wrong with the use of a section. */
function problemsOfUse(
  { section: name, isUnknown, pointer, found }: SectionUse,
  { drafts }: CheckedSections,
): readonly Problem[] {
  if (!isUnknown) return found;
  const data = { name, options: [...drafts.keys()] };
  return [{ code: 'unknown-section', pointer: `${pointer}/section`, on: 'value', data }];
}

/** Runs the checks that do not depend on other pages. */
export function checkPage(
  draft: PageDraft,
  outline: readonly Diagnostic[],
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
  fallbacks: FallbackSources,
  sections: CheckedSections,
): CheckedPage {
  const { origin } = draft;
  const declared = contentsOf(draft.queries, workspace.schemas, draft.paging !== undefined);
  const contents = contentsAtUrl(declared, draft.queries);
  const ofParams = sameScope({ ...declared, site: site.scope });
  const params = checkParams(draft, schemas.params, ofParams);
  const route = routeSchema(params.values, draft.fixed);
  const shared = sameScope({ route, ...urlScope(draft), site: site.scope });
  const scope = sameScope({ ...contents, ...shared, site: site.scope });
  const ofSections = contentsAtUrl(draft.used.contents, draft.used.queries);
  const used = sameScope({ ...ofSections, ...scope, site: site.scope });
  const end = sameScope({ ...site.end.contents, ...shared, site: site.scope });
  const scopes = { params: ofParams, shared, page: scope, sections: used, end };
  const head = checkHead(draft, schemas.head, scope);
  const names = new Set(draft.queries.map(({ name }) => name));
  const queries = draft.queries.map((query) => checkQuery(query, names, shared, workspace.schemas));
  const blocks = [
    ...draft.used.blocks.map((block) => checkBlock(block, block.use ? used : scope, workspace)),
    ...(draft.hasEnd ? [] : checkSiteEnd(site, end, workspace)),
  ];
  const shownBlocks = blocks.filter(({ draft: block }) => !block.isHidden);
  const drafts = shownBlocks.map((block) => block.draft);

  const reads = new Set([...params.queries, ...head.queries]);
  const found: Problem[] = [
    ...queryNameProblems(draft, workspace),
    ...params.found,
    ...head.found,
    ...checkUrlParams(draft),
  ];
  for (const query of draft.queries)
    found.push(...checkQueryFallback(query, fallbacks, (source) => workspace.schemas.content.has(source)));
  for (const query of queries) {
    found.push(...query.found);
    for (const name of query.roots) reads.add(name);
  }
  const diagnostics: Diagnostic[] = [...outline];
  const report = (written: Written, problems: readonly Problem[]) => {
    if (written.use && sections.broken.has(written.use.section)) return;
    for (const each of problems) {
      const place = writtenAt(written, each.pointer);
      if (place.origin !== origin) diagnostics.push(diagnoseWritten(written, each));
      // A section may use one value of the page in several places.
      else if (!written.use || found.every(({ pointer }) => pointer !== place.pointer))
        found.push({ ...each, pointer: place.pointer });
    }
  };
  const uses = [...draft.used.uses, ...(draft.hasEnd ? [] : site.end.uses)];
  for (const use of uses) report({ ...use, use }, problemsOfUse(use, sections));
  for (const query of [...draft.used.queries, ...(draft.hasEnd ? [] : site.end.queries)])
    report(query, checkQuery(query, names, shared, workspace.schemas).found);
  for (const { queries: ofBlock } of shownBlocks) for (const name of ofBlock) reads.add(name);
  const unshownQueries = new Set<string>();
  for (const { draft: block, ...checked } of blocks) {
    diagnostics.push(...checked.diagnostics);
    for (const name of checked.queries) if (!reads.has(name)) unshownQueries.add(name);
    report(
      block,
      checked.found.map((each) => asGivenList(block, each, sections.drafts)),
    );
    for (const each of checked.conditionProblems) report(each.written, each.found);
  }
  const limited = [...draft.used.blocks.filter(({ use }) => !use), ...draft.used.uses];
  for (const each of limited) found.push(...checkLimits(each, params.values, draft.routes[0]?.route ?? ''));
  const shown = { draft, params, blocks: shownBlocks };
  // A page may lack a heading only because a block with one is never shown.
  const hidden = neverShown(shown);
  return {
    origin,
    routes: draft.routes,
    language: draft.language,
    languages: draft.languages,
    translationOf: draft.translationOf,
    furtherOf: draft.furtherOf,
    params,
    urlParams: Object.keys(draft.urlParams ?? {}),
    fallbackQueries: [...draft.queries, ...draft.used.queries].filter(
      (query) => fallbackName(query) !== undefined,
    ),
    scopes,
    unshownQueries,
    title: head.title,
    schedule: draft.schedule,
    schedules: placedSchedules([
      { origin, pointer: '', schedule: draft.schedule },
      ...uses,
      ...blocks.map((block) => block.draft).filter(({ use }) => !use?.schedule),
    ]),
    isHidden: head.isHidden,
    canonical: head.canonical,
    references: [
      head.references,
      ...blocks.map(({ references, draft: { schedule } }) =>
        schedule ? { ...references, schedule } : references,
      ),
    ],
    anchors: drafts.flatMap((block) =>
      block.id === undefined ? [] : [{ id: block.id, ...writtenAt(block, `${block.pointer}/id`) }],
    ),
    headingDiagnostics: hidden.length > 0 ? hidden : checkHeadings(shown, workspace.schemas),
    outlineDiagnostics: outline,
    diagnostics: [
      ...diagnostics,
      ...checkIds(drafts),
      ...mergeQueryProblems(draft, new Set([...reads, ...unshownQueries]), found).map((each) =>
        diagnoseAt(origin, each),
      ),
    ],
    isComplete: draft.isComplete,
    hasUnknownParams: uses.some(({ section }) => sections.broken.has(section)),
  };
}
