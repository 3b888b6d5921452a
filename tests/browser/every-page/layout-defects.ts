import type { Page } from '@playwright/test';

/**
 * Layout defects of a page that is scrolled to its top, one line for each: text outside the screen, text that is cut
 * off, text across other text, text across a picture, and content under the fixed header.
 */
export function layoutDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const defects: string[] = [];
    const slack = 2;
    const report = (what: string, { element, text }: Line) =>
      defects.push(`${what}: <${element.localName}> “${text.slice(0, 60)}”`);

    /** Computes a value once for each element: a page has thousands of texts with the same ancestors. */
    const once = <Value>(compute: (element: Element) => Value) => {
      const values = new Map<Element, { readonly value: Value }>();
      return (element: Element): Value => {
        const known = values.get(element) ?? { value: compute(element) };
        values.set(element, known);
        return known.value;
      };
    };

    const isHiddenByStyle = once((element): boolean => {
      const style = getComputedStyle(element);
      return (
        style.visibility === 'hidden' ||
        style.display === 'none' ||
        style.opacity === '0' ||
        (style.clipPath !== 'none' && element.clientWidth <= 1) ||
        element.ariaHidden === 'true' ||
        (element.parentElement !== null && isHiddenByStyle(element.parentElement))
      );
    });
    /** Hidden, visible to screen readers only, or rendered on demand. */
    const isHidden = once(
      (element) => isHiddenByStyle(element) || !element.checkVisibility({ contentVisibilityAuto: false }),
    );
    const layoutOf = once((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      return { overflowX, overflowY, position, box: element.getBoundingClientRect() };
    });

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = (textContent ?? '').trim();
      if (!element || text === '' || element.closest('script, style, noscript, svg') || isHidden(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        // Letters fill only the middle of their line, so lines may be closer than their height.
        const inset = (bottom - top) * 0.28;
        lines.push({ element, text, left, right, top: top + inset, bottom: bottom - inset });
      }
    }

    for (const line of lines) {
      let scrolls = false;
      for (let at: Element | null = line.element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position, box } = layoutOf(at);
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
        const cutsAcross = ['hidden', 'clip'].includes(overflowX) && !scrolls;
        const cutsDown = ['hidden', 'clip'].includes(overflowY);
        if (cutsAcross && (line.left < box.left - slack || line.right > box.right + slack)) {
          report('cut off at the side', line);
          break;
        }
        if (cutsDown && (line.top < box.top - slack || line.bottom > box.bottom + slack)) {
          report('cut off above or below', line);
          break;
        }
        if (position === 'fixed') break;
      }
      if (!scrolls && (line.left < -slack || line.right > document.documentElement.clientWidth + slack)) {
        report('outside the screen', line);
      }
    }

    const header = document.querySelector('header')?.getBoundingClientRect();
    const inMain = lines.filter(({ element }) => element.closest('main'));
    for (const line of inMain)
      if (header && line.top < header.bottom - slack) report('under the header', line);

    const crosses = (one: Omit<Line, 'element' | 'text'>, other: Omit<Line, 'element' | 'text'>) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
    const sorted = inMain.sort((one, other) => one.top - other.top);
    sorted.forEach((line, index) => {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.top > line.bottom) break;
        if (other.element !== line.element && crosses(line, other))
          report(`across “${line.text.slice(0, 30)}”`, other);
      }
    });

    /** True if the text has a background of its own in front of the picture. */
    const hasBackground = (text: Element, picture: Element): boolean => {
      for (let at: Element | null = text; at && !at.contains(picture); at = at.parentElement) {
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(at).backgroundColor)) return true;
      }
      return false;
    };
    for (const picture of document.querySelectorAll('main img')) {
      if (isHidden(picture) && !picture.hasAttribute('data-broken')) continue;
      const box = picture.getBoundingClientRect();
      if (
        box.width < 2 ||
        box.height < 2 ||
        getComputedStyle(picture.parentElement ?? picture).mixBlendMode !== 'normal'
      )
        continue;
      for (const line of inMain) {
        if (
          !picture.parentElement?.contains(line.element) &&
          crosses(line, box) &&
          !hasBackground(line.element, picture)
        )
          report(`across the picture ${picture.getAttribute('src')}`, line);
      }
    }
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wider > 0) defects.push(`the page is ${wider} px wider than the screen`);
    return [...new Set(defects)];
  });
}
