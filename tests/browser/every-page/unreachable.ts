import type { Page } from '@playwright/test';

/** What can be pointed at but not be reached with the keyboard, or is not seen when it is: a line each. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Not drawn, so nobody points at it either; or in the closed sheet of a menu, whose button is looked at itself. */
    const isPutAway = (element: Element): boolean => {
      const sheet = element.closest('header [id]');
      return (
        !element.checkVisibility() ||
        document.querySelector(`[aria-controls="${sheet?.id}"][aria-expanded="false"]`) !== null
      );
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width >= 1;

    const faults: string[] = [];
    const focused = document.activeElement;
    for (const element of document.querySelectorAll('a[href], button, summary, input, textarea, select')) {
      if (!(element instanceof HTMLElement) || element.closest('[aria-hidden="true"]') || isPutAway(element))
        continue;
      element.focus({ preventScroll: true });
      const name = `<${element.localName}> “${(element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').slice(0, 60)}”`;
      if (document.activeElement !== element || element.tabIndex < 0) faults.push(`takes no focus: ${name}`);
      else if (!isSeen(element)) faults.push(`not seen when it has the focus: ${name}`);
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return faults;
  });
}
