import {
  classesOf,
  type Element,
  element,
  elementsOf,
  propertyOf,
  type Root,
  textOf,
} from '../../html-tree.ts';
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

/** Classes of the side of a box and its width. Its other ones lay out its content. */
const placing = /^content-(?:align-\w+|width-\w+)$/;

/** Puts the words of a box on a picture: the box becomes a cover, or a column with one. */
function cover(box: Element, src: string, alt: string): void {
  const classes = classesOf(box);
  const isColumn = classes.includes('content-column');
  // Its colour would be on top of the picture.
  const inner = classes.filter((name) => !isColumn && !placing.test(name) && name !== 'content-filled');
  const content = element('div', { className: inner }, box.children);
  const children = [
    element('img', { src, alt, className: ['content-cover__image-background'] }, []),
    element('div', { className: ['content-cover__inner-container'] }, [content]),
  ];
  if (isColumn) {
    box.properties.className = classes.filter((name) => name !== 'content-filled');
    box.children = [element('div', { className: ['content-cover'] }, children)];
    return;
  }
  // Styles set the parts of a section apart.
  box.tagName = 'div';
  box.properties.className = [...classes.filter((name) => placing.test(name)), 'content-cover'];
  box.children = children;
}

/** Turns the picture of a style attribute, which is dropped, into one behind the words of its element, or into a picture without words. */
export function keepBackgroundPictures(root: Root): void {
  for (const node of elementsOf(root)) {
    const src = boxes.includes(node.tagName) ? pictureBehind(node) : undefined;
    const isShown = elementsOf(node).some((child) => propertyOf(child, 'src') === src);
    if (!src || isShown) continue;
    const alt = propertyOf(node, 'role') === 'img' ? (propertyOf(node, 'ariaLabel') ?? '') : '';
    const isCover = classesOf(node).includes('content-cover');
    if (!isCover && node.tagName !== 'figure' && textOf(node) !== '') {
      cover(node, src, alt);
      continue;
    }
    node.children.unshift(element('img', { src, alt, className: ['content-background'] }, []));
  }
}
