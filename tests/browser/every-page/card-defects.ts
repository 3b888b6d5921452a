import type { Page } from '@playwright/test';

/**
 * Places of cards with a link that do not open its entry, one line for each: the middle of each picture, heading and text, and the corners
 * of the card. Another link in a card, such as the link to its topic, opens another page only at its own words.
 */
export function cardDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const defects: string[] = [];
    for (const card of document.querySelectorAll('main [data-card]')) {
      const links = [...card.querySelectorAll('a')];
      const covering = links.find((link) => getComputedStyle(link, '::after').position === 'absolute');
      if (!covering || !card.checkVisibility()) continue;
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const report = (what: string) =>
        defects.push(`${what} of the card “${covering.textContent?.trim().slice(0, 60)}”`);
      /** False outside the window and below the header, too. */
      const isMissedAt = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && !top.closest('header') && top.closest('a') !== covering;
      };

      const { left, right, top, bottom } = card.getBoundingClientRect();
      const inset = 3;
      for (const x of [left + inset, right - inset])
        for (const y of [top + inset, bottom - inset]) if (isMissedAt(x, y)) report('a corner');

      for (const part of card.querySelectorAll('img, svg, h2, h3, h4, p, dd, time')) {
        const own = part.closest('a') ?? part.querySelector('a');
        if (own !== null && own !== covering) continue;
        const words = document.createRange();
        words.selectNodeContents(part);
        const boxes = part.textContent ? words.getClientRects() : [part.getBoundingClientRect()];
        for (const box of boxes)
          if (
            box.width > 1 &&
            box.height > 1 &&
            isMissedAt((box.left + box.right) / 2, (box.top + box.bottom) / 2)
          )
            report(`the middle of <${part.localName}>`);
      }
    }
    return [...new Set(defects)];
  });
}
