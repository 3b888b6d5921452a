import type { Problem } from '../diagnostics/diagnostic.ts';
import type { References } from './references.ts';
/** The head of a page, checked. */
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
