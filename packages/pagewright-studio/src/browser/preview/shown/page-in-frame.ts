import { type ConfigText, type EditorSite, type PlacedBlock, sitePages } from 'pagewright/tooling';
import { blocksOfPlan } from './plan-order.ts';

/** The page that the frame shows. */
export interface PageInFrame {
  readonly page: ConfigText;
  /** Its blocks, in the order of its plan. */
  readonly blocks: readonly PlacedBlock[];
  /** The values of the params of its route. */
  readonly params: Readonly<Record<string, string>>;
}

/** The page at a path with its blocks; undefined if no config has the path. */
export function pageInFrame(site: EditorSite, path: string): PageInFrame | undefined {
  const found = sitePages.pageAtPath(site, path);
  if (!found) return undefined;
  const { page, params = {} } = found;
  const isFurther = page.value.paging !== undefined && params.page !== '1';
  return { page, blocks: blocksOfPlan(site, page, { isFurther, now: Date.now() }), params };
}
