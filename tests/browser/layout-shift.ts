import type { Page } from '@playwright/test';

/** Records layout shifts of each page from the start. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (shift: number) => {
      const before = Number(document.documentElement.dataset.shift ?? 0);
      document.documentElement.dataset.shift = String(before + shift);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput !== true)
          add(Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift so far. The fixed header never shifts. */
export async function shiftBelowHeader(page: Page): Promise<number> {
  // The browser reports entries one frame after the shift.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));
}
