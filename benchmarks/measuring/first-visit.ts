import type { Browser } from '@playwright/test';
import { blockedTime, readLongTasks, readPaints } from '../../scripts/bench/visits/page-timings.ts';
import { onSlowPhone } from '../../scripts/bench/visits/phone.ts';
import { linkedScripts } from './linked-scripts.ts';
import type { ServedContender } from './peer-server.ts';

/** Milliseconds after the last request in which script that waits may still begin; it counts too. */
const quiet = 2500;

/** What one first visit, with an empty cache, was like. Times in milliseconds, sizes in bytes as sent. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** Time by which tasks after the first paint were longer than 50 ms, in total. */
  readonly blocked: number;
  /** The longest task after the first paint; 0 if none took 50 ms. */
  readonly longest: number;
  readonly html: number;
  /** Scripts that the document links. */
  readonly linkedScript: number;
  /** Scripts until no request is under way. */
  readonly script: number;
  readonly scriptFiles: number;
}

/** Visits a page of a contender with an empty cache, on a slow phone. */
export function firstVisit(browser: Browser, contender: ServedContender, path: string): Promise<Visit> {
  return onSlowPhone(browser, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const response = await page.goto(contender.origin + path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(quiet);
    await page.waitForLoadState('networkidle');
    const { fcp, lcp } = await readPaints(page);
    const tasks = await readLongTasks(page, fcp);
    const bytes = (paths: Iterable<string>) =>
      [...paths].reduce((sum, each) => sum + (contender.sentBytes(each) ?? 0), 0);
    return {
      fcp,
      lcp,
      blocked: blockedTime(tasks),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      html: bytes([path]),
      linkedScript: bytes(linkedScripts((await response?.text()) ?? '')),
      script: bytes(scripts),
      scriptFiles: scripts.size,
    };
  });
}
