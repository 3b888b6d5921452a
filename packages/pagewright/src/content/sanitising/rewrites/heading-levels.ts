import { elementsOf, type Root } from '../html-tree.ts';

/** Pages show content below a heading of this level. */
const parentLevel = 2;

/** Sets the levels of headings, so that each is one level below its parent and no level is skipped. */
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
