import {
  type ConfigText,
  configs,
  type EditorSite,
  type PlacedBlock,
  schedules,
  sitePages,
} from 'pagewright/tooling';
import { timeZoneOf } from '../../names/page-facts.ts';

interface PlanOptions {
  /** True for the second and further pages of a list. */
  readonly isFurther: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** True for a block that is on the first page of a list, or on its further pages. */
function isOnPageOfList({ value, outer, use }: PlacedBlock, isFurther: boolean): boolean {
  const { only, except } = configs.readLimits((use ?? outer ?? { value }).value);
  if (isFurther) return !only.page?.every((number) => number === '1');
  return only.page?.includes('1') !== false && !except.page?.includes('1');
}

/**
 * The blocks of a page as its plan has them, in the same order, with their indexes: without blocks that are hidden, not scheduled for now,
 * or only on other pages of a list. A plan may lack more blocks, whose section is used in a way that never shows them.
 */
export function blocksOfPlan(
  site: EditorSite,
  page: ConfigText,
  { isFurther, now }: PlanOptions,
): readonly PlacedBlock[] {
  const time = { now, timeZone: timeZoneOf(site) };
  const isPaged = page.value.paging !== undefined;
  return sitePages.blocksOf(site, page).filter((block) => {
    const { value, outer, use } = block;
    const around = [value, outer?.value, use?.value];
    if (around.some((each) => each?.hidden === true)) return false;
    const schedule = { ...schedules.read((outer ?? block).value), ...(use && schedules.read(use.value)) };
    return schedules.isShownNow(schedule, time) && (!isPaged || isOnPageOfList(block, isFurther));
  });
}
