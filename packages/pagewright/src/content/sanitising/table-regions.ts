import type { Parents } from 'hast';
import {
  contentOf,
  type Element,
  element,
  isElement,
  type Root,
  rewriteElements,
  textOf,
} from './html-tree.ts';

const regionClass = 'table-region';

/** Takes regions away that an earlier run set around tables, so that each table gets one. */
export function unwrapTables(root: Root): void {
  rewriteElements(root, (found) => {
    const classes = found.properties.className;
    const isRegion = found.tagName === 'div' && Array.isArray(classes) && classes.includes(regionClass);
    return isRegion ? found.children : [found];
  });
}

function captionOf(table: Element, figure: Element | undefined): string {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const own = caption ? textOf(caption) : '';
  const outer = own === '' && figure?.children.find((child) => isElement(child, 'figcaption'));
  return outer ? textOf(outer) : own;
}

/**
 * Sets a region around each table, so that a wide one scrolls on its own and the keyboard reaches it. Its name is
 * the table's caption, else its number, which `labelTables` completes.
 */
export function wrapTables(root: Root): void {
  let tables = 0;
  const wrap = (parent: Parents, figure: Element | undefined): void => {
    parent.children = contentOf(parent).map((child) => {
      if (child.type !== 'element') return child;
      if (child.tagName !== 'table') {
        wrap(child, child.tagName === 'figure' ? child : figure);
        return child;
      }
      tables += 1;
      const ariaLabel = captionOf(child, figure) || `Table ${tables}`;
      return element('div', { className: [regionClass], role: 'group', tabIndex: 0, ariaLabel }, [child]);
    });
  };
  wrap(root, undefined);
}
