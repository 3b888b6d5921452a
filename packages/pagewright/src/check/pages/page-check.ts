import type { PageDraft } from '../../config/page-draft.ts';
import type { BlockDraft } from '../../config/read/block-draft.ts';
import type { QueryDraft } from '../../config/read/query-draft.ts';
import { type SectionUse, writtenAt } from '../../config/read/written-place.ts';
import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import { noBlocks } from '../../config/sections/expand-sections.ts';
import type { Scope } from '../../grammar/compile/compile.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { diagnoseAt } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import type { CheckedBlock } from '../facts/checked-block.ts';
import type { Anchor, CheckedHead, CheckedPage } from '../facts/checked-page.ts';
import type { References } from '../facts/references.ts';
import { placedSchedules } from '../facts/shown-times.ts';
import type { CheckedSite, FallbackSources } from '../facts/site-facts.ts';
import { checkBlock, checkLimits } from '../rules/blocks/block-check.ts';
import { checkHeadings } from '../rules/blocks/heading-check.ts';
import { checkIds } from '../rules/blocks/id-check.ts';
import { neverShown } from '../rules/blocks/never-shown.ts';
import { checkHead } from '../rules/pages/head-check.ts';
import { checkUrlParams } from '../rules/pages/url-param-check.ts';
import { type CheckedQuery, checkQuery } from '../rules/queries/query-check.ts';
import { checkQueryFallback, fallbackName } from '../rules/queries/query-fallback.ts';
import { queryNameProblems } from '../rules/queries/query-names.ts';
import { mergeQueryProblems } from '../rules/queries/unused-queries.ts';
import type { CheckedSections } from '../sections/section-check.ts';
import { PageFindings } from './page-findings.ts';
import { type ScopedPage, scopePage } from './page-scopes.ts';

/** What the check of a page depends on, besides the page. */
export interface PageInputs {
  readonly workspace: Workspace;
  readonly schemas: PageSchemas;
  /** The site in the language of the page. */
  readonly site: CheckedSite;
  readonly fallbacks: FallbackSources;
  readonly sections: CheckedSections;
}

const siteEnds = new WeakMap<CheckedSite, WeakMap<Scope, readonly CheckedBlock[]>>();

/** Checks the blocks at the end of all pages, once for all pages with the same scope. */
function checkSiteEnd(site: CheckedSite, scope: Scope, workspace: Workspace): readonly CheckedBlock[] {
  const ends = getOrInsert(siteEnds, site, () => new WeakMap<Scope, readonly CheckedBlock[]>());
  return getOrInsert(ends, scope, () => site.end.blocks.map((block) => checkBlock(block, scope, workspace)));
}

/** The parts of a page, each checked on its own. */
interface CheckedParts extends ScopedPage {
  readonly head: CheckedHead;
  readonly queries: readonly CheckedQuery[];
  /** The queries of shared sections. */
  readonly sectionQueries: readonly { readonly query: QueryDraft; readonly found: readonly Problem[] }[];
  readonly uses: readonly SectionUse[];
  /** All blocks, with those at the end of each page. */
  readonly blocks: readonly CheckedBlock[];
  /** The blocks that are not hidden. */
  readonly shown: readonly CheckedBlock[];
}

function checkParts(draft: PageDraft, { workspace, schemas, site }: PageInputs): CheckedParts {
  const { params, scopes } = scopePage(draft, site, schemas, workspace);
  const { used } = draft;
  const end = draft.hasEnd ? noBlocks : site.end;
  const names = new Set(draft.queries.map(({ name }) => name));
  const checkOne = (query: QueryDraft) => checkQuery(query, names, scopes.shared, workspace.schemas);
  const blocks = [
    ...used.blocks.map((block) => checkBlock(block, block.use ? scopes.sections : scopes.page, workspace)),
    ...(draft.hasEnd ? [] : checkSiteEnd(site, scopes.end, workspace)),
  ];
  return {
    params,
    scopes,
    head: checkHead(draft, schemas.head, scopes.page),
    queries: draft.queries.map(checkOne),
    sectionQueries: [...used.queries, ...end.queries].map((query) => ({
      query,
      found: checkOne(query).found,
    })),
    uses: [...used.uses, ...end.uses],
    blocks,
    shown: blocks.filter((block) => !block.draft.isHidden),
  };
}

/** The names of the queries that visitors may see content of. */
function queriesRead({ params, head, queries, shown }: CheckedParts): ReadonlySet<string> {
  return new Set([
    ...params.queries,
    ...head.queries,
    ...queries.flatMap(({ roots }) => roots),
    ...shown.flatMap((block) => block.queries),
  ]);
}

function findingsOf(
  draft: PageDraft,
  parts: CheckedParts,
  { workspace, fallbacks, sections }: PageInputs,
): PageFindings {
  const isKnownSource = (source: string) => workspace.schemas.content.has(source);
  const findings = new PageFindings(draft, sections);
  findings.problems.push(
    ...queryNameProblems(draft, workspace),
    ...parts.params.found,
    ...parts.head.found,
    ...checkUrlParams(draft),
    ...draft.queries.flatMap((query) => checkQueryFallback(query, fallbacks, isKnownSource)),
    ...parts.queries.flatMap(({ found }) => found),
  );
  for (const use of parts.uses) findings.addUse(use);
  for (const { query, found } of parts.sectionQueries) findings.add(query, found);
  for (const block of parts.blocks) findings.addBlock(block);
  const limited = [...draft.used.blocks.filter(({ use }) => !use), ...draft.used.uses];
  const route = draft.routes[0]?.route ?? '';
  findings.problems.push(...limited.flatMap((each) => checkLimits(each, parts.params.values, route)));
  return findings;
}

/** Runs the checks that do not depend on other pages. @param outline what is wrong with the outline of the config */
export function checkPage(draft: PageDraft, outline: readonly Diagnostic[], inputs: PageInputs): CheckedPage {
  const { origin, routes, language, languages, translationOf, furtherOf, schedule, isComplete } = draft;
  const { schemas } = inputs.workspace;
  const parts = checkParts(draft, inputs);
  const { head, params, blocks, shown } = parts;
  const findings = findingsOf(draft, parts, inputs);
  const read = queriesRead(parts);
  const unshownQueries = new Set(blocks.flatMap((block) => block.queries.filter((name) => !read.has(name))));
  const drafts = shown.map((block) => block.draft);
  // A page may lack a heading only because a block with one is never shown.
  const hidden = neverShown({ draft, params, blocks: shown });
  return {
    origin,
    routes,
    language,
    languages,
    translationOf,
    furtherOf,
    params,
    urlParams: Object.keys(draft.urlParams ?? {}),
    fallbackQueries: [...draft.queries, ...draft.used.queries].filter(
      (query) => fallbackName(query) !== undefined,
    ),
    scopes: parts.scopes,
    unshownQueries,
    title: head.title,
    schedule,
    schedules: placedSchedules([
      { origin, pointer: '', schedule },
      ...parts.uses,
      ...blocks.map((block) => block.draft).filter(({ use }) => !use?.schedule),
    ]),
    isHidden: head.isHidden,
    canonical: head.canonical,
    references: [head.references, ...blocks.map(referencesOfBlock)],
    anchors: drafts.flatMap(anchorsOf),
    headingDiagnostics: hidden.length > 0 ? hidden : checkHeadings({ draft, params, blocks: shown }, schemas),
    outlineDiagnostics: outline,
    diagnostics: [
      ...outline,
      ...findings.diagnostics,
      ...checkIds(drafts),
      ...mergeQueryProblems(draft, new Set([...read, ...unshownQueries]), findings.problems).map((each) =>
        diagnoseAt(origin, each),
      ),
    ],
    isComplete,
    hasUnknownParams: parts.uses.some(({ section }) => inputs.sections.broken.has(section)),
  };
}

function referencesOfBlock({ references, draft: { schedule } }: CheckedBlock): References {
  return schedule ? { ...references, schedule } : references;
}

function anchorsOf(block: BlockDraft): readonly Anchor[] {
  return block.id === undefined ? [] : [{ id: block.id, ...writtenAt(block, `${block.pointer}/id`) }];
}
