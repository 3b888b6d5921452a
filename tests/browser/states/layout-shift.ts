import type { Page } from '@playwright/test';

/** Begins to note how far things jump, from the first moment of each page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (shift: number) => {
      const before = Number(document.documentElement.dataset.shift ?? 0);
      document.documentElement.dataset.shift = String(before + shift);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput !== true)
          note(Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts so far, as the browser weighs them; a fixed header never shifts. */
export async function shiftBelowHeader(page: Page): Promise<number> {
  // Entries are handed over after the frame that they belong to.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));
}
