import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { isForScript, parsePage } from './built-page.ts';

/** A document without its scripts and what is only for them. */
export function withoutScripts(html: string): string {
  const tree = parsePage(html);
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isForScript(element)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return toHtml(tree);
}
