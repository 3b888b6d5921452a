import type { Page } from '@playwright/test';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';

/** When a page was painted, in milliseconds since the navigation began, and how much its layout shifted. */
export interface Paints {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

/** A task that blocked the page for 50 ms or more. */
export interface LongTask {
  /** In milliseconds since the navigation began. */
  readonly start: number;
  readonly duration: number;
  /** The longest part of the task: a script or the layout. */
  readonly cause: string;
}

type Entry = Record<string, unknown>;

/** Entries that the browser has kept, of kinds that only observers receive. */
async function entries(page: Page, types: readonly string[]): Promise<Entry[]> {
  const found: unknown = await page.evaluate(
    (kinds) =>
      new Promise<unknown[]>((resolve) => {
        const kept: PerformanceEntry[] = [];
        for (const type of kinds)
          new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({
            type,
            buffered: true,
          });
        setTimeout(() => resolve(kept.map((entry) => entry.toJSON())), 100);
      }),
    types,
  );
  return Array.isArray(found) ? found.filter(isRecord).map((entry) => ({ ...entry })) : [];
}

const numberIn = (entry: Entry | undefined, name: string) => Number(entry?.[name] ?? Number.NaN);

/** The paints of a page so far. */
export async function readPaints(page: Page): Promise<Paints> {
  const found = await entries(page, ['paint', 'largest-contentful-paint', 'layout-shift']);
  const shifts = found.filter(
    ({ entryType, hadRecentInput }) => entryType === 'layout-shift' && hadRecentInput !== true,
  );
  return {
    fcp: numberIn(
      found.find(({ name }) => name === 'first-contentful-paint'),
      'startTime',
    ),
    lcp: numberIn(
      found.filter(({ entryType }) => entryType === 'largest-contentful-paint').at(-1),
      'startTime',
    ),
    cls: shifts.reduce((sum, shift) => sum + numberIn(shift, 'value'), 0),
  };
}

/** The script that ran longest in a task, or the layout of the frame if that took longer. */
function causeOf(task: Entry, frames: readonly Entry[]): string {
  const start = numberIn(task, 'startTime');
  const end = start + numberIn(task, 'duration');
  const endOf = (entry: Entry) => numberIn(entry, 'startTime') + numberIn(entry, 'duration');
  const frame = frames.find((each) => numberIn(each, 'startTime') < end && endOf(each) > start);
  const scripts = (Array.isArray(frame?.scripts) ? frame.scripts : [])
    .filter(isRecord)
    .filter((script) => numberIn(script, 'startTime') >= start - 1 && numberIn(script, 'startTime') < end)
    .sort((left, right) => numberIn(right, 'duration') - numberIn(left, 'duration'));
  const [longest] = scripts;
  const layoutStart = numberIn(frame, 'styleAndLayoutStart');
  const layout = frame && layoutStart >= start && layoutStart < end ? endOf(frame) - layoutStart : 0;
  if (longest && numberIn(longest, 'duration') >= layout) {
    const source = String(longest.sourceURL || longest.invoker);
    return `${source.split('/').at(-1)}, ${Math.round(numberIn(longest, 'duration'))} ms of it`;
  }
  return layout > 0 ? `styles and layout, ${Math.round(layout)} ms of it` : 'no script';
}

/** The long tasks of a page so far that began after its first paint. */
export async function readLongTasks(page: Page, firstPaint: number): Promise<LongTask[]> {
  const found = await entries(page, ['longtask', 'long-animation-frame']);
  const frames = found.filter(({ entryType }) => entryType === 'long-animation-frame');
  return found
    .filter((task) => task.entryType === 'longtask' && numberIn(task, 'startTime') >= firstPaint)
    .map((task) => ({
      start: numberIn(task, 'startTime'),
      duration: numberIn(task, 'duration'),
      cause: causeOf(task, frames),
    }));
}

/** Milliseconds by which each task exceeds 50 ms, in all. */
export function blockedTime(tasks: readonly LongTask[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
