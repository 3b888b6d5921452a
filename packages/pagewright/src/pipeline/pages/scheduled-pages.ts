import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { boundariesOf, isWithin, type Schedule, type TimeWindow, windowOf } from '../../grammar/schedule.ts';
import { rootsOf } from '../queries/plan-roots.ts';
import { matchRoute } from './match-route.ts';

/** Where the clocks are that schedules mean, if the site config does not say it. */
const defaultTimeZone = 'UTC';

/** The time zone of a site. */
export function timeZoneOf(site: { readonly timeZone?: string | undefined }): string {
  return site.timeZone ?? defaultTimeZone;
}

function schedulesOf({ schedule, blocks }: PagePlan): readonly Schedule[] {
  return [{ schedule }, ...blocks].flatMap((each) => each.schedule ?? []);
}

function windowsOf(page: PagePlan, timeZone: string): readonly TimeWindow[] {
  return schedulesOf(page).map((each) => windowOf(each, timeZone));
}

/** When a page changed last by its schedule, in milliseconds since 1970; 0 if it never did. */
export function lastChange(pages: readonly PagePlan[], timeZone: string, now: number): number {
  const past = boundariesOf(pages.flatMap((page) => windowsOf(page, timeZone))).filter((time) => time <= now);
  return past.at(-1) ?? 0;
}

/** When a page changes next by its schedule, in milliseconds since 1970; undefined if nothing is scheduled. */
function nextChange(pages: readonly PagePlan[], timeZone: string, now: number): number | undefined {
  return boundariesOf(pages.flatMap((page) => windowsOf(page, timeZone))).find((time) => time > now);
}

/** The schedules of a site as a build resolves them. */
export interface ResolvedSchedules {
  /** The pages to write, each as it is now. */
  readonly shown: readonly PagePlan[];
  /** When the build must run again, in milliseconds since 1970, and the line that says so; undefined if nothing is scheduled. */
  readonly next: { readonly time: number; readonly line: string } | undefined;
  /** True for the path of a page that is not shown now. */
  isHidden(path: string): boolean;
}

/**
 * @param pages all pages
 * @param part the same pages, perhaps with fewer paths
 * @param now in milliseconds since 1970
 */
export function resolveSchedules(
  pages: readonly PagePlan[],
  part: readonly PagePlan[],
  timeZone: string,
  now: number,
): ResolvedSchedules {
  const time = nextChange(pages, timeZone, now);
  const shown = pagesAt(part, timeZone, now);
  return {
    shown,
    next: time === undefined ? undefined : { time, line: nextBuild(time, timeZone) },
    isHidden: hiddenPath(pages, shown),
  };
}

/** The line with which a build says when it should run again. */
function nextBuild(change: number, timeZone: string): string {
  // Sweden writes dates as configs do: 2026-12-24 18:00.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return `Build again after ${clock.format(change)} (${timeZone}): a page or a block then begins or ends to be shown`;
}

/** Returns whether a path, encoded or not, belongs to a page that is not among those that are shown. */
function hiddenPath(pages: readonly PagePlan[], shown: readonly PagePlan[]): (path: string) => boolean {
  const match = matchRoute(pages);
  const files = new Set(shown.map(({ file }) => file));
  return (path) => {
    const found = match(path);
    return found !== undefined && !files.has(found.file);
  };
}

function withoutSchedule({ schedule: _, ...block }: BlockPlan): BlockPlan {
  return block;
}

/** The queries that only blocks read which are not shown. */
function unreadQueries(page: PagePlan, shown: readonly BlockPlan[]): ReadonlySet<string> {
  const roots = [page.head, ...Object.values(page.params)].flatMap(rootsOf);
  const read = new Set([...roots, ...shown.flatMap(({ queries }) => queries)]);
  const hidden = page.blocks.filter((block) => !shown.includes(block)).flatMap(({ queries }) => queries);
  return new Set(hidden.filter((name) => !read.has(name)));
}

/**
 * A page as it is at a time: without the blocks that are not shown then, and without the queries that only they read. Undefined if
 * the page itself is not shown. A page without a schedule is returned as it is.
 */
export function pageAt(page: PagePlan, timeZone: string, now: number): PagePlan | undefined {
  if (schedulesOf(page).length === 0) return page;
  const isShown = ({ schedule }: { readonly schedule?: Schedule }) =>
    schedule === undefined || isWithin(windowOf(schedule, timeZone), now);
  if (!isShown(page)) return undefined;
  const { schedule: _, ...rest } = page;
  const blocks = page.blocks.filter(isShown);
  const unread = unreadQueries(page, blocks);
  const queries = Object.entries(page.queries).filter(([name]) => !unread.has(name));
  return { ...rest, queries: Object.fromEntries(queries), blocks: blocks.map(withoutSchedule) };
}

/** The pages that are shown at a time, each as it is then. */
export function pagesAt(pages: readonly PagePlan[], timeZone: string, now: number): readonly PagePlan[] {
  return pages.flatMap((page) => pageAt(page, timeZone, now) ?? []);
}
