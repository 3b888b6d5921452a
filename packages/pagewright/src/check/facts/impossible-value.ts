import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CheckedPage } from './checked-page.ts';
/** A value that no URL of a page has. */
export interface ImpossibleValue {
  readonly page: CheckedPage;
  readonly diagnostic: Diagnostic<'impossible-value'>;
  /** The param of the route, if the diagnostic has the name of another param. */
  readonly param?: string;
}
