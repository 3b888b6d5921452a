import type { Parents } from 'hast';
import {
  contentOf,
  type Element,
  element,
  isElement,
  type Root,
  rewriteElements,
  textOf,
} from '../../html-tree.ts';

const regionClass = 'table-region';

/** Removes the regions of an earlier run, so that each table has only one region. */
export function unwrapTables(root: Root): void {
  rewriteElements(root, (node) => {
    const classes = node.properties.className;
    const isRegion = node.tagName === 'div' && Array.isArray(classes) && classes.includes(regionClass);
    return isRegion ? node.children : [node];
  });
}

function captionOf(table: Element, figure: Element | undefined): string {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const own = caption ? textOf(caption) : '';
  const outer = own === '' && figure?.children.find((child) => isElement(child, 'figcaption'));
  return outer ? textOf(outer) : own;
}

/**
 * Wraps each table in a region, so that wide tables scroll and keyboards can reach them. The label of a region is the caption of the table,
 * or else its number, which `labelTables` completes.
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
