import type { Page } from '@playwright/test';

/** Controls that the keyboard cannot reach, or that are not visible when they have the focus, one line for each. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Elements that are not rendered, or that are in a closed menu. The button of that menu is checked itself. */
    const isHidden = (element: Element): boolean => {
      const sheet = element.closest('header [id]');
      return (
        !element.checkVisibility() ||
        document.querySelector(`[aria-controls="${sheet?.id}"][aria-expanded="false"]`) !== null
      );
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width >= 1;

    const defects: string[] = [];
    const focused = document.activeElement;
    for (const element of document.querySelectorAll('a[href], button, summary, input, textarea, select')) {
      if (!(element instanceof HTMLElement) || element.closest('[aria-hidden="true"]') || isHidden(element))
        continue;
      element.focus({ preventScroll: true });
      const name = `<${element.localName}> “${(element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').slice(0, 60)}”`;
      if (document.activeElement !== element || element.tabIndex < 0)
        defects.push(`cannot have the focus: ${name}`);
      else if (!isVisible(element)) defects.push(`not visible when it has the focus: ${name}`);
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return defects;
  });
}
