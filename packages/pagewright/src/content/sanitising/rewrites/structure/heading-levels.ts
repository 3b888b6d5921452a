import { elementsOf, type Root } from '../../html-tree.ts';

/** The level above the first heading. `ContentHtml` moves the headings to their place on a page. */
const parentLevel = 2;

/** Sets the levels of headings so that none is skipped: each heading is one level below its parent. */
export function levelHeadings(root: Root): void {
  const open: number[] = [];
  for (const node of elementsOf(root)) {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (level === 0) continue;
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    node.tagName = `h${Math.min(parentLevel + open.length, 6)}`;
  }
}
