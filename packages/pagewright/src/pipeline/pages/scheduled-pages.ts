import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { boundariesOf, isWithin, type Schedule, windowOf } from '../../grammar/schedule.ts';
import { rootsOf } from '../queries/plan-roots.ts';
import { matchRoute } from './match-route.ts';

/** The time zone of schedules, unless the site config names one. */
const defaultTimeZone = 'UTC';

/** The time zone of a site. */
export function timeZoneOf(site: { readonly timeZone?: string | undefined }): string {
  return site.timeZone ?? defaultTimeZone;
}

function schedulesOf({ schedule, blocks }: PagePlan): readonly Schedule[] {
  return [{ schedule }, ...blocks].flatMap((each) => each.schedule ?? []);
}

/** The times at which schedules change these pages, in order, in milliseconds since 1970. */
function changesOf(pages: readonly PagePlan[], timeZone: string): readonly number[] {
  return boundariesOf(pages.flatMap(schedulesOf).map((each) => windowOf(each, timeZone)));
}

/** The last change of these pages by their schedules, in milliseconds since 1970; 0 if there was none. */
export function lastChange(pages: readonly PagePlan[], timeZone: string, now: number): number {
  return changesOf(pages, timeZone).findLast((time) => time <= now) ?? 0;
}

/** The schedules of a site at the time of a build. */
export interface ResolvedSchedules {
  /** The pages to write, as their schedules show them now. */
  readonly shown: readonly PagePlan[];
  /**
   * The time at which the build must run again, in milliseconds since 1970, and a line that announces it; undefined if nothing is
   * scheduled.
   */
  readonly next: { readonly time: number; readonly line: string } | undefined;
  /** True for the path, encoded or not, of a page that its schedule hides now. */
  isHidden(path: string): boolean;
}

/**
 * Resolves the schedules of all pages.
 * @param pages all pages
 * @param part the same pages, possibly with fewer paths
 * @param now in milliseconds since 1970
 */
export function resolveSchedules(
  pages: readonly PagePlan[],
  part: readonly PagePlan[],
  timeZone: string,
  now: number,
): ResolvedSchedules {
  const time = changesOf(pages, timeZone).find((each) => each > now);
  const shown = pagesAtTime(part, timeZone, now);
  const match = matchRoute(pages);
  const files = new Set(shown.map(({ file }) => file));
  return {
    shown,
    next: time === undefined ? undefined : { time, line: nextBuild(time, timeZone) },
    isHidden(path) {
      const found = match(path);
      return found !== undefined && !files.has(found.file);
    },
  };
}

/** The line that announces when the build should run again. */
function nextBuild(change: number, timeZone: string): string {
  // The Swedish date format is the format of configs: 2026-12-24 18:00.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return `Build again after ${clock.format(change)} (${timeZone}): a page or a block then begins or ends to be shown`;
}

/** The queries that only hidden blocks read. */
function unreadQueries(page: PagePlan, shown: readonly BlockPlan[]): ReadonlySet<string> {
  const roots = [page.head, ...Object.values(page.params)].flatMap(rootsOf);
  const read = new Set([...roots, ...shown.flatMap(({ queries }) => queries)]);
  const hidden = page.blocks.filter((block) => !shown.includes(block)).flatMap(({ queries }) => queries);
  return new Set(hidden.filter((name) => !read.has(name)));
}

/**
 * A page as its schedules show it at a time: without hidden blocks, and without queries that only they read. Undefined if the page itself
 * is hidden. A page without schedules is returned unchanged.
 */
export function pageAtTime(page: PagePlan, timeZone: string, now: number): PagePlan | undefined {
  if (schedulesOf(page).length === 0) return page;
  const isShown = ({ schedule }: { readonly schedule?: Schedule }) =>
    schedule === undefined || isWithin(windowOf(schedule, timeZone), now);
  if (!isShown(page)) return undefined;
  const { schedule: _, ...rest } = page;
  const blocks = page.blocks.filter(isShown);
  const unread = unreadQueries(page, blocks);
  const queries = Object.entries(page.queries).filter(([name]) => !unread.has(name));
  return {
    ...rest,
    queries: Object.fromEntries(queries),
    blocks: blocks.map(({ schedule: __, ...block }) => block),
  };
}

/** The pages that visitors see at a time, each as its schedules show it then. */
export function pagesAtTime(pages: readonly PagePlan[], timeZone: string, now: number): readonly PagePlan[] {
  return pages.flatMap((page) => pageAtTime(page, timeZone, now) ?? []);
}
