import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { hasHydrated } from '../../../tests/browser/every-page/watch-problems.ts';

/** A phone's screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/**
 * A slow connection and a slow processor: the delay in milliseconds, the bandwidth in kilobits per second, and how many times slower the
 * processor is.
 */
export const slowPhone = { roundTrip: 150, download: 1638.4, upload: 675, processor: 4 } as const;

export const conditions =
  'processor 4 times slower, 150 ms round trip, 1.6 Mbit/s, 390 px wide, empty cache' as const;

interface PhoneVisit {
  readonly page: Page;
  readonly session: CDPSession;
}

/** In bytes per second; -1 for no limit. */
interface Throughput {
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** Delays each request of a page by the round trip of a slow phone. */
export async function delayRequests(session: CDPSession, throughput: Throughput): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTrip,
    ...throughput,
  });
}

/** Opens a page on a slow phone with an empty cache, and closes it after `use`. */
export async function onSlowPhone<Result>(
  browser: Browser,
  use: (visit: PhoneVisit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await delayRequests(session, {
      downloadThroughput: (slowPhone.download * 1000) / 8,
      uploadThroughput: (slowPhone.upload * 1000) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
    return await use({ page, session });
  } finally {
    await context.close();
  }
}

/** Resolves when a page has hydrated, loads nothing more and has nothing to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(hasHydrated);
  await page.waitForLoadState('networkidle');
  // Work that React still has to do comes first.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}
