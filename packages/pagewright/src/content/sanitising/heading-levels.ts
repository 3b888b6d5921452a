import { elementsOf, type Root } from './html-tree.ts';

/** Content is shown below a heading of level 2. */
const above = 2;

/** Gives headings their levels: each one below the heading that it belongs to, so that none is skipped. */
export function levelHeadings(root: Root): void {
  const open: number[] = [];
  for (const found of elementsOf(root)) {
    const written = Number(/^h([1-6])$/.exec(found.tagName)?.[1] ?? 0);
    if (written === 0) continue;
    while ((open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    found.tagName = `h${Math.min(above + open.length, 6)}`;
  }
}
