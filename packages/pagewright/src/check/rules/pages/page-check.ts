import type { Scope } from '../../../grammar/compile/compile.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import type { Diagnostic, Problem } from '../../messages/diagnostic.ts';
import { diagnoseAt, type Origin } from '../../origin.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { PageSchemas } from '../../page-schemas.ts';
import {
  mergeQueryProblems,
  type PageScopes,
  queryContents,
  routeSchema,
  sameScope,
} from '../../page-scope.ts';
import type { QueryDraft } from '../../query-draft.ts';
import { asGivenList } from '../../sections/given-list.ts';
import type { CheckedSections } from '../../sections/section-check.ts';
import { diagnoseWritten, type Written, writtenAt } from '../../sections/written-place.ts';
import type { Workspace } from '../../workspace.ts';
import { type CheckedBlock, checkBlock, checkLimits } from '../blocks/block-check.ts';
import { checkHeadings } from '../blocks/heading-check.ts';
import { checkIds } from '../blocks/id-check.ts';
import { neverShown } from '../blocks/never-shown.ts';
import type { References } from '../links/references.ts';
import { checkQuery } from '../queries/query-check.ts';
import { checkQueryFallback, type FallbackSources, fallbackName } from '../queries/query-fallback.ts';
import type { CheckedSite } from '../site/site-check.ts';
import { type CheckedHead, checkHead } from './head-check.ts';
import { checkParams, type PageParams } from './page-params.ts';
import { type PlacedSchedule, placedSchedules } from './schedule-check.ts';
import { checkUrlParams, contentsAtUrl, urlScope } from './url-param-check.ts';

/** The id of a block, and where it is written. */
export interface Anchor {
  readonly id: string;
  readonly origin: Origin;
  readonly pointer: string;
}

/**
 * A page after the checks that do not depend on other pages. It has only what the checks across pages need, and not the
 * parsed config, which needs several times as much memory.
 */
export interface CheckedPage {
  readonly origin: Origin;
  readonly routes: PageDraft['routes'];
  /** See `PageDraft`. */
  readonly language: PageDraft['language'];
  readonly languages: PageDraft['languages'];
  readonly translationOf: PageDraft['translationOf'];
  readonly furtherOf: PageDraft['furtherOf'];
  readonly params: PageParams;
  /** The params of the URL that the page declares. */
  readonly urlParams: readonly string[];
  /** The queries that have a fallback. */
  readonly fallbackQueries: readonly QueryDraft[];
  readonly scopes: PageScopes;
  /** The queries that only hidden blocks read. */
  readonly unshownQueries: ReadonlySet<string>;
  /** The title; undefined if it comes from content. */
  readonly title: string | undefined;
  /** When the page is shown; undefined if it has no schedule. */
  readonly schedule: PageDraft['schedule'];
  /** The schedules of the page and its blocks. */
  readonly schedules: readonly PlacedSchedule[];
  readonly isHidden: CheckedHead['isHidden'];
  readonly canonical: CheckedHead['canonical'];
  readonly references: readonly References[];
  /** The ids of its blocks. */
  readonly anchors: readonly Anchor[];
  readonly headingDiagnostics: readonly Diagnostic[];
  readonly outlineDiagnostics: readonly Diagnostic[];
  /** All diagnostics except those of headings. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the outline has no errors. */
  readonly isComplete: boolean;
  /** True if it uses a section with an error, because of which Ajv may reject the values for its params. */
  readonly hasUnknownParams: boolean;
}

const siteEnds = new WeakMap<CheckedSite, WeakMap<Scope, readonly CheckedBlock[]>>();

/** Checks the blocks at the end of all pages, once for all pages with the same scope. */
function checkSiteEnd(site: CheckedSite, scope: Scope, workspace: Workspace): readonly CheckedBlock[] {
  const ends = getOrInsert(siteEnds, site, () => new WeakMap<Scope, readonly CheckedBlock[]>());
  return getOrInsert(ends, scope, () => site.end.blocks.map((block) => checkBlock(block, scope, workspace)));
}

/** Runs the checks that do not depend on other pages. */
export function checkPage(
  draft: PageDraft,
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
  fallbacks: FallbackSources,
  sections: CheckedSections,
): CheckedPage {
  const { origin } = draft;
  const declared = queryContents(draft, workspace);
  const contents = contentsAtUrl(declared.contents, draft.queries);
  const ofParams = sameScope({ ...declared.contents, site: site.scope });
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
  const found: Problem[] = [...declared.found, ...params.found, ...head.found, ...checkUrlParams(draft)];
  for (const query of draft.queries)
    found.push(...checkQueryFallback(query, fallbacks, (source) => workspace.schemas.content.has(source)));
  for (const query of queries) {
    found.push(...query.found);
    for (const name of query.roots) reads.add(name);
  }
  const diagnostics: Diagnostic[] = [...draft.diagnostics];
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
  for (const use of uses) report({ ...use, use }, use.found);
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
    outlineDiagnostics: draft.diagnostics,
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
