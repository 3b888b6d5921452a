import type { Page } from '@playwright/test';

/** Headings that end with a line of a single short word (a widow), each with its lines. */
export function widows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shortest = 1 / 3;
    const range = document.createRange();
    const linesOf = (heading: Element) => {
      const lines: { readonly words: string[]; readonly top: number; left: number; right: number }[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const [box] = range.getClientRects();
          if (!box) continue;
          const { top, left, right } = box;
          const line = lines.at(-1);
          if (line === undefined || Math.abs(line.top - top) > box.height / 2) {
            lines.push({ words: [word], top, left, right });
            continue;
          }
          line.words.push(word);
          line.left = Math.min(line.left, left);
          line.right = Math.max(line.right, right);
        }
      }
      return lines;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const lines = linesOf(heading);
      const last = lines.at(-1);
      if (lines.length < 2 || last?.words.length !== 1) return [];
      const longest = Math.max(...lines.map(({ left, right }) => right - left));
      const isWidow = last.right - last.left < longest * shortest;
      return isWidow ? [lines.map(({ words }) => words.join(' ')).join(' / ')] : [];
    });
  });
}
