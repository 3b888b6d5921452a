import { element, elementsOf, propertyOf, type Root } from '../html-tree.ts';
import { declarationsOf } from './style-classes.ts';

/** Elements whose picture may be in their style, because they contain others. */
export const boxes = ['div', 'section', 'figure', 'header', 'article', 'aside'];

const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()"'\s]*))\s*\)/i;

/** The address of the first picture in a style attribute. */
function pictureIn(style: string): string | undefined {
  for (const [property, value] of declarationsOf(style)) {
    if (property !== 'background' && property !== 'background-image') continue;
    const [, double, single, bare] = address.exec(value) ?? [];
    return double ?? single ?? bare;
  }
  return undefined;
}

/** Turns the picture of a style attribute, which is dropped, into a picture before the words that it was behind. */
export function keepBackgroundPictures(root: Root): void {
  for (const node of elementsOf(root)) {
    const style = propertyOf(node, 'style');
    const src = style !== undefined && boxes.includes(node.tagName) ? pictureIn(style) : undefined;
    const isShown = elementsOf(node).some((child) => propertyOf(child, 'src') === src);
    if (!src || isShown) continue;
    const alt = propertyOf(node, 'role') === 'img' ? (propertyOf(node, 'ariaLabel') ?? '') : '';
    node.children.unshift(element('img', { src, alt, className: ['content-background'] }, []));
  }
}
