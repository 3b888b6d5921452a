import type { Page } from '@playwright/test';

/** Cell labels that a stylesheet generates and that overlap the figure after them, one line for each. */
export function labelDefects(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-label]')].flatMap((cell) => {
      const style = getComputedStyle(cell, '::before');
      if (style.display !== 'inline-block' || style.whiteSpace !== 'nowrap') return [];
      const text = document.createElement('span');
      text.textContent = cell.dataset.label ?? '';
      cell.append(text);
      const { whiteSpace, fontSize, fontWeight, fontStretch, letterSpacing, wordSpacing } = style;
      Object.assign(text.style, {
        whiteSpace,
        fontSize,
        fontWeight,
        fontStretch,
        letterSpacing,
        wordSpacing,
      });
      const needed = text.getBoundingClientRect().width;
      text.remove();
      return Number.parseFloat(style.width) < needed - 1
        ? [`“${cell.dataset.label}” overprints its figure`]
        : [];
    }),
  );
}
