import type { PageDraft } from '../../config/page-draft.ts';
import type { Origin } from '../../config/read/origin.ts';
import type { QueryDraft } from '../../config/read/query-draft.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CheckedHead } from './checked-head.ts';
import type { PageScopes } from './page-scope.ts';
import type { PageParams } from './param-values.ts';
import type { References } from './references.ts';
import type { PlacedSchedule } from './shown-times.ts';
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
  /** All diagnostics except the ones about headings. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the outline has no errors. */
  readonly isComplete: boolean;
  /** True if it uses a section with an error. Ajv may then reject the values for the params of the section. */
  readonly hasUnknownParams: boolean;
}
