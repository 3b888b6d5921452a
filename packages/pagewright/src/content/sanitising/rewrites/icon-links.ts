import {
  contentOf,
  type Element,
  type ElementContent,
  elementsOf,
  isElement,
  propertyOf,
  type Root,
  textOf,
} from '../html-tree.ts';

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

/**
 * Icons are dropped, so a link that shows nothing else shows its name: the name that the author gave it, or else its host.
 * @returns the links that it named
 */
function nameIconLinks(root: Root): Set<Element> {
  const named = new Set<Element>();
  for (const link of elementsOf(root)) {
    const href = propertyOf(link, 'href') ?? '';
    // Icons next to headings lead to the heading itself.
    if (link.tagName !== 'a' || href === '' || href.startsWith('#') || textInside(link).trim() !== '')
      continue;
    const inside = elementsOf(link);
    if (!inside.some(isIcon) || [link, ...inside].some(shows)) continue;
    const value = nameIn(link) ?? /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1];
    if (value === undefined) continue;
    link.children = [{ type: 'text', value }];
    named.add(link);
  }
  return named;
}

/** The link that an element is, or that is its only content. */
function linkIn(node: ElementContent | undefined): Element | undefined {
  if (!isElement(node, 'a', 'span')) return undefined;
  if (node.tagName === 'a') return textOf(node) === '' ? undefined : node;
  const [only, ...more] = contentOf(node).filter((child) => child.type !== 'comment');
  return more.length === 0 ? linkIn(only) : undefined;
}

/** Puts a space between links that follow each other directly if they were icons, or have classes, whose styles keep them apart. */
function separateLinks(root: Root, icons: ReadonlySet<Element>): void {
  const isApart = (link: Element) =>
    icons.has(link) || [link, ...elementsOf(link)].some(({ properties }) => properties.className);
  for (const parent of [root, ...elementsOf(root)]) {
    const children = contentOf(parent).filter((child) => child.type !== 'comment');
    parent.children = children.flatMap((child, at): ElementContent[] => {
      const [link, before] = [linkIn(child), linkIn(children[at - 1])];
      // A link in two parts, as some editors write it, is one word.
      const isNext = link && before && propertyOf(link, 'href') !== propertyOf(before, 'href');
      return isNext && (isApart(link) || isApart(before)) ? [{ type: 'text', value: ' ' }, child] : [child];
    });
  }
}

/** Shows links that were icons as words. */
export function showIconLinks(root: Root): void {
  separateLinks(root, nameIconLinks(root));
}
