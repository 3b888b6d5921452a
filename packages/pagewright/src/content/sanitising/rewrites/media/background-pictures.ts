import { type Element, element, elementsOf, propertyOf, type Root } from '../../html-tree.ts';
import { styleOf } from '../style-declarations.ts';

/** Elements whose picture may be in their style, because they contain others. */
export const boxes = ['div', 'section', 'figure', 'header', 'article', 'aside'];

const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()"'\s]*))\s*\)/i;

/** The address of the picture in a style attribute. */
function pictureBehind(node: Element): string | undefined {
  const style = styleOf(node);
  const [, double, single, bare] =
    address.exec(style.get('background-image') ?? style.get('background') ?? '') ?? [];
  return double ?? single ?? bare;
}

/** Turns the picture of a style attribute, which is dropped, into a picture before the words that it was behind. */
export function keepBackgroundPictures(root: Root): void {
  for (const node of elementsOf(root)) {
    const src = boxes.includes(node.tagName) ? pictureBehind(node) : undefined;
    const isShown = elementsOf(node).some((child) => propertyOf(child, 'src') === src);
    if (!src || isShown) continue;
    const alt = propertyOf(node, 'role') === 'img' ? (propertyOf(node, 'ariaLabel') ?? '') : '';
    node.children.unshift(element('img', { src, alt, className: ['content-background'] }, []));
  }
}
