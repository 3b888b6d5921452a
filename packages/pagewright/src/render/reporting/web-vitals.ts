import type { VisitVitals } from './visit-report.ts';

/** The fields of entries that TypeScript's own types lack. */
interface VitalEntry extends PerformanceEntry {
  /** Of `layout-shift`. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** Of `event` and `first-input`. */
  readonly interactionId?: number;
  /** Of `navigation`. */
  readonly responseStart?: number;
  readonly activationStart?: number;
}

/** Milliseconds between two shifts of one window, and length of a window. */
const shiftGap = 1000;
const shiftWindow = 5000;
/** How many of the slowest interactions are remembered: enough for 500 interactions. */
const remembered = 10;

/** Calls a function for each entry of a type, including those before now. Nothing happens in browsers without this type. */
function observe(type: string, onEntry: (entry: VitalEntry) => void, durationThreshold?: number): () => void {
  try {
    const take = (entries: readonly VitalEntry[]) => {
      for (const entry of entries) onEntry(entry);
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    const options = {
      type,
      buffered: true,
      ...(durationThreshold === undefined ? {} : { durationThreshold }),
    };
    observer.observe(options);
    return () => take(observer.takeRecords());
  } catch {
    return () => {};
  }
}

/** When the page was first hidden, on the clock of `performance`; 0 if it was opened in a hidden tab. */
function firstHidden(): number {
  if (document.visibilityState === 'hidden') return 0;
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden');
  return hidden?.startTime ?? Number.POSITIVE_INFINITY;
}

/** Sums layout shifts in windows. Returns a function that returns the largest sum. */
export function shiftWindows(): { add(at: number, value: number): void; largest(): number } {
  let start = 0;
  let last = 0;
  let sum = 0;
  let largest = 0;
  return {
    add(at, value) {
      const isSame = sum > 0 && at - last < shiftGap && at - start < shiftWindow;
      if (!isSame) {
        start = at;
        sum = 0;
      }
      last = at;
      sum += value;
      largest = Math.max(largest, sum);
    },
    largest: () => largest,
  };
}

/** Remembers the slowest interactions. One of each fifty is left out, so that a single one does not decide about a long visit. */
export function slowInteractions(): {
  add(id: number, duration: number): void;
  /** @param count the number of all interactions; those that were fast have no entry */
  slowest(count: number): number | undefined;
  seen(): number;
} {
  const durations = new Map<number, number>();
  let seen = 0;
  return {
    add(id, duration) {
      if (!durations.has(id)) seen += 1;
      durations.set(id, Math.max(durations.get(id) ?? 0, duration));
      if (durations.size <= remembered) return;
      const [fastest] = [...durations].sort(([, one], [, other]) => one - other)[0] ?? [];
      if (fastest !== undefined) durations.delete(fastest);
    },
    slowest(count) {
      const sorted = [...durations.values()].sort((one, other) => other - one);
      return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))];
    },
    seen: () => seen,
  };
}

/** Measures the page from its beginning. Returns a function that returns what was measured until now. */
export function measureVitals(): () => VisitVitals {
  const hidden = firstHidden();
  const [navigation]: readonly VitalEntry[] = performance.getEntriesByType('navigation');
  // A page that the browser prerendered begins when it is shown.
  const begin = navigation?.activationStart ?? 0;
  const since = (time: number) => Math.max(0, Math.round(time - begin));
  let fcp: number | undefined;
  let lcp: number | undefined;
  const shifts = shiftWindows();
  const interactions = slowInteractions();
  const interact = ({ interactionId, duration }: VitalEntry) => {
    if (interactionId) interactions.add(interactionId, duration);
  };
  const flush = [
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint' && startTime < hidden) fcp = since(startTime);
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime < hidden) lcp = since(startTime);
    }),
    observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) shifts.add(startTime, value ?? 0);
    }),
    observe('event', interact, 40),
    observe('first-input', interact),
  ];
  const measuresShifts = PerformanceObserver.supportedEntryTypes?.includes('layout-shift');
  return () => {
    for (const take of flush) take();
    const ttfb = navigation?.responseStart;
    const all = Reflect.get(performance, 'interactionCount');
    const inp = interactions.slowest(typeof all === 'number' ? all : interactions.seen());
    return {
      ...(ttfb ? { ttfb: since(ttfb) } : {}),
      ...(fcp === undefined ? {} : { fcp }),
      ...(lcp === undefined ? {} : { lcp }),
      ...(inp === undefined ? {} : { inp: Math.round(inp) }),
      ...(measuresShifts && hidden > 0 ? { cls: Math.round(shifts.largest() * 1000) / 1000 } : {}),
    };
  };
}
