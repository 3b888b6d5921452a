import type { Locator } from '@playwright/test';

/** Opacity of an element from 0 to 1: its own opacity multiplied by the opacities of its ancestors. */
export function effectiveOpacity(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let opacity = 1;
    for (let at: Element | null = node; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
}
