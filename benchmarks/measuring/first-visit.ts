import type { Browser } from '@playwright/test';
import { linkedScripts } from './linked-scripts.ts';
import type { ServedContender } from './peer-server.ts';

/** A slow phone: 4 times slower processor, 150 ms round trip, 1.6 Mbit/s, 390 px. */
export const conditions = {
  slowdown: 4,
  roundTrip: 150,
  kilobits: 1638.4,
  screen: { width: 390, height: 844 },
  density: 2,
} as const;

/** Milliseconds without a request after which a visit ends, so that script which waits also counts. */
const quiet = 2500;

/** What one first visit, with an empty cache, was like. Times in milliseconds, sizes in bytes as sent. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** Time by which tasks after the first paint were longer than 50 ms, in total. */
  readonly blocked: number;
  /** The longest task after the first paint; 0 if none took 50 ms. */
  readonly longest: number;
  /** Scripts that the document links. */
  readonly linkedScript: number;
  /** Scripts until no request is under way. */
  readonly script: number;
  readonly scriptFiles: number;
}

interface Observed {
  readonly fcp: number;
  readonly lcp: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/** Runs in the page. A string, because compiled functions call helpers that pages do not have. */
const observe = `new Promise((resolve) => {
  const kinds = ['paint', 'largest-contentful-paint', 'longtask'];
  const found = [];
  for (const type of kinds) new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type, buffered: true });
  setTimeout(() => resolve({
    fcp: found.find((entry) => entry.name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: found.filter((entry) => entry.entryType === 'largest-contentful-paint').at(-1)?.startTime ?? NaN,
    tasks: found.filter((entry) => entry.entryType === 'longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
  }), 100);
})`;

/** Visits a page of a contender with an empty cache. */
export async function firstVisit(browser: Browser, contender: ServedContender, path: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: conditions.screen,
    deviceScaleFactor: conditions.density,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTrip,
    downloadThroughput: (conditions.kilobits * 1000) / 8,
    uploadThroughput: (conditions.kilobits * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  const response = await page.goto(contender.origin + path, { waitUntil: 'networkidle', timeout: 60_000 });
  if (response?.status() !== 200) throw new Error(`${contender.name} has no page ${path}.`);
  await page.waitForTimeout(quiet);
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, tasks } = await page.evaluate<Observed>(observe);
  const html = await response.text();
  await context.close();
  const later = tasks.filter(({ start }) => start >= fcp);
  const sum = (paths: readonly string[]) =>
    paths.reduce((bytes, each) => bytes + (contender.sentBytes(each) ?? 0), 0);
  return {
    fcp,
    lcp,
    blocked: later.reduce((total, { duration }) => total + duration - 50, 0),
    longest: Math.max(0, ...later.map(({ duration }) => duration)),
    linkedScript: sum(linkedScripts(html)),
    script: sum([...new Set(scripts)]),
    scriptFiles: new Set(scripts).size,
  };
}
