import type { SectionDraft, SectionDrafts } from '../../config/sections/section-draft.ts';
import { diagnoseAt } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import { routeSchema, sameScope } from '../facts/page-scope.ts';
import type { References } from '../facts/references.ts';
import { placedSchedules } from '../facts/shown-times.ts';
import type { CheckedSite, FallbackSources } from '../facts/site-facts.ts';
import type { RecoveredSection } from '../recover/recover-section.ts';
import { checkBlock } from '../rules/blocks/block-check.ts';
import { checkSchedules } from '../rules/pages/schedule-check.ts';
import { checkQuery } from '../rules/queries/query-check.ts';
import { checkQueryFallback } from '../rules/queries/query-fallback.ts';
import { queryNameProblems } from '../rules/queries/query-names.ts';
import { mergeQueryProblems } from '../rules/queries/unused-queries.ts';

/** A section, checked on its own: without values for its params. */
export interface CheckedSection {
  readonly draft: SectionDraft;
  readonly references: readonly References[];
  readonly diagnostics: readonly Diagnostic[];
}

/** All sections. */
export interface CheckedSections {
  readonly drafts: SectionDrafts;
  /** The names of those with an error. What pages give them is checked once the section has none. */
  readonly broken: ReadonlySet<string>;
}

const noParams = new Map();

/** Reports dates that do not exist. Whether a schedule is over depends on the site, and is reported with the pages. */
function impossibleDates({ blocks }: SectionDraft): readonly Diagnostic[] {
  const schedules = placedSchedules(blocks.filter(({ slot }) => !slot));
  const found = checkSchedules(schedules, { now: Number.NEGATIVE_INFINITY, timeZone: 'UTC' });
  return found.filter(({ code }) => code === 'impossible-date');
}

/**
 * Checks a section without values for its params, so that a mistake in it is one diagnostic, however many pages use it. Each
 * page then checks its blocks with the values that it gives.
 */
export function checkSection(
  { draft, outline }: RecoveredSection,
  workspace: Workspace,
  site: CheckedSite,
  fallbacks: FallbackSources,
): CheckedSection {
  const { origin, queries, contents } = draft;
  const shared = sameScope({ section: 'unknown', route: routeSchema(noParams, {}), site: site.scope });
  const scope = sameScope({ ...contents, ...shared, site: site.scope });
  const names = new Set(queries.map(({ name }) => name));
  const reads = new Set<string>();
  const found: Problem[] = [];
  for (const query of queries) {
    const checked = checkQuery(query, names, shared, workspace.schemas);
    found.push(...checked.found);
    found.push(...checkQueryFallback(query, fallbacks, (source) => workspace.schemas.content.has(source)));
    for (const name of checked.roots) reads.add(name);
  }
  const blocks = draft.blocks.map((block) => checkBlock(block, scope, workspace));
  for (const block of blocks) {
    found.push(...block.found, ...block.conditionProblems.flatMap((each) => each.found));
    for (const name of block.queries) reads.add(name);
  }
  return {
    draft,
    references: blocks.map(({ references }) => references),
    diagnostics: [
      ...outline,
      ...queryNameProblems(draft, workspace).map((each) => diagnoseAt(origin, each)),
      ...blocks.flatMap(({ diagnostics }) => diagnostics),
      ...impossibleDates(draft),
      ...mergeQueryProblems(draft, reads, found).map((each) => diagnoseAt(origin, each)),
    ],
  };
}
