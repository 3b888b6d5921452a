import {
  type Element,
  elementsOf,
  isElement,
  propertyOf,
  type Root,
  textNode,
  textOf,
} from '../html-tree.ts';
import { hostOf } from '../url-formats.ts';

/** What a link shows besides words and icons. */
const media = ['img', 'picture', 'video', 'audio', 'iframe', 'math', 'object', 'embed'];

/** True for a drawing, or for an empty element with a class, which the font of a theme turns into one. */
function isIcon(node: Element): boolean {
  if (node.tagName === 'svg') return true;
  const { className } = node.properties;
  return ['i', 'span', 'em'].includes(node.tagName) && Array.isArray(className) && className.length > 0;
}

function shows(node: Element): boolean {
  return media.includes(node.tagName) || /url\(/i.test(propertyOf(node, 'style') ?? '');
}

/** The name that an author gave a link or its icon. */
function nameIn(link: Element): string | undefined {
  const names = [link, ...elementsOf(link)].flatMap((node) => [
    propertyOf(node, 'ariaLabel'),
    propertyOf(node, 'title'),
    isElement(node, 'title') ? textOf(node) : undefined,
  ]);
  return names.find((name) => name !== undefined && name.trim() !== '')?.trim();
}

function textInside(link: Element): string {
  return link.children.map((child) => (isElement(child, 'svg') ? '' : textOf(child))).join('');
}

/** Icons are dropped, so a link that shows nothing else shows its name: the name that the author gave it, or else its host. */
export function nameIconLinks(root: Root): void {
  for (const link of elementsOf(root)) {
    const href = propertyOf(link, 'href') ?? '';
    // Icons next to headings lead to the heading itself.
    if (link.tagName !== 'a' || href === '' || href.startsWith('#') || textInside(link).trim() !== '')
      continue;
    const inside = elementsOf(link);
    if (!inside.some(isIcon) || [link, ...inside].some(shows)) continue;
    const value = nameIn(link) ?? hostOf(href);
    if (value !== undefined) link.children = [textNode(value)];
  }
}
