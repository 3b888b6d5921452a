import type { PageDraft } from '../../config/page-draft.ts';
import type { Origin } from '../../config/read/origin.ts';
import type { QueryDraft } from '../../config/read/query-draft.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { PageScopes } from './page-scope.ts';
import type { PageParams } from './param-values.ts';
import type { References } from './references.ts';
import type { PlacedSchedule } from './shown-times.ts';

export interface CheckedHead {
  /** The title; undefined if it comes from content. */
  readonly title: string | undefined;
  /** True if the config says that search engines do not list the page. */
  readonly isHidden: boolean;
  /** The canonical URL; undefined if there is none, or if it comes from content. */
  readonly canonical: string | undefined;
  readonly queries: readonly string[];
  readonly references: References;
  readonly found: readonly Problem[];
}

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
export interface CheckedPage
  extends Pick<PageDraft, 'routes' | 'language' | 'languages' | 'translationOf' | 'furtherOf' | 'schedule'>,
    Pick<CheckedHead, 'title' | 'isHidden' | 'canonical'> {
  readonly origin: Origin;
  readonly params: PageParams;
  /** The params of the URL that the page declares. */
  readonly urlParams: readonly string[];
  /** The queries that have a fallback. */
  readonly fallbackQueries: readonly QueryDraft[];
  readonly scopes: PageScopes;
  /** The queries that only hidden blocks read. */
  readonly unshownQueries: ReadonlySet<string>;
  /** The schedules of the page and its blocks. */
  readonly schedules: readonly PlacedSchedule[];
  readonly references: readonly References[];
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

/** A value that no URL of a page has. */
export interface ImpossibleValue {
  readonly page: CheckedPage;
  readonly diagnostic: Diagnostic<'impossible-value'>;
  /** The param of the route, if the diagnostic has the name of another param. */
  readonly param?: string;
}
