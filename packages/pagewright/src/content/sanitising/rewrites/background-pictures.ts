import { type Element, element, elementsOf, propertyOf, type Root, textOf } from '../html-tree.ts';
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

/** Classes of the place of a box among others. The other ones lay out its content. */
const placing = /^content-(?:cover|column|align-\w+|width-\w+|vertical-\w+)$/;

/** Puts the words of a box on a picture: the box becomes a cover. */
function cover(box: Element, src: string, alt: string): void {
  const { className } = box.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const isPlacing = (name: string) => placing.test(name);
  // Its colour would be on top of the picture.
  const inner = classes.filter((name) => !isPlacing(name) && name !== 'content-filled');
  const content = inner.length === 0 ? box.children : [element('div', { className: inner }, box.children)];
  box.properties.className = [...classes.filter(isPlacing), 'content-cover'];
  box.children = [
    element('img', { src, alt, className: ['content-cover__image-background'] }, []),
    element('div', { className: ['content-cover__inner-container'] }, content),
  ];
}

/** Turns the picture of a style attribute, which is dropped, into one behind the words of its element, or into a picture without words. */
export function keepBackgroundPictures(root: Root): void {
  for (const node of elementsOf(root)) {
    const style = propertyOf(node, 'style');
    const src = style !== undefined && boxes.includes(node.tagName) ? pictureIn(style) : undefined;
    const isShown = elementsOf(node).some((child) => propertyOf(child, 'src') === src);
    if (!src || isShown) continue;
    const alt = propertyOf(node, 'role') === 'img' ? (propertyOf(node, 'ariaLabel') ?? '') : '';
    const { className } = node.properties;
    const isCover = Array.isArray(className) && className.includes('content-cover');
    if (!isCover && node.tagName !== 'figure' && textOf(node) !== '') {
      cover(node, src, alt);
      continue;
    }
    node.children.unshift(element('img', { src, alt, className: ['content-background'] }, []));
  }
}
