import type { Locator } from '@playwright/test';

/** How much of an element comes through, from 0 to 1: its own opacity times that of all around it. */
export function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let seen = 1;
    for (let at: Element | null = node; at; at = at.parentElement)
      seen *= Number(getComputedStyle(at).opacity);
    return seen;
  });
}
