import {
  classesOf,
  contentOf,
  type Element,
  type ElementContent,
  elementsOf,
  headings,
  isElement,
  propertyOf,
  type Root,
  rewriteElements,
  textNode,
  textOf,
} from '../html-tree.ts';
import type { ClassOf } from './content-classes.ts';
import { boxes } from './media/background-pictures.ts';
import { targetWords } from './target-words.ts';

/** What a link shows besides words, icons and pictures. */
const media = ['video', 'audio', 'iframe', 'math', 'object', 'embed', 'applet', 'noscript'];
const words = /[\p{L}\p{N}]/u;

/** Matches the address of a picture that a page cannot load: a pasted one, or one on the disk of the author. */
const unloadable = /^\s*(?:$|(?!https?:)[a-z][\w+.-]*:)/i;
/** Matches a target that no link may have. */
const forbidden = /^\s*(?:(?:javascript|vbscript|data):|$)/i;

/** A link's parts, without the inside of drawings. */
function partsOf({ children }: Element): Element[] {
  return children.flatMap((child) =>
    child.type === 'element' ? [child, ...(child.tagName === 'svg' ? [] : partsOf(child))] : [],
  );
}

function isLoaded(picture: Element): boolean {
  return ['src', 'srcSet'].some((name) => !unloadable.test(propertyOf(picture, name) ?? ''));
}

/** True for what is dropped: a drawing, a picture without a file, or an empty element that the font of a theme turns into an icon. */
function isIcon(node: Element): boolean {
  if (node.tagName === 'img') return !isLoaded(node);
  return (
    ['svg', 'canvas'].includes(node.tagName) ||
    (['i', 'span', 'em'].includes(node.tagName) && classesOf(node).length > 0)
  );
}

function shows(node: Element): boolean {
  if (node.tagName === 'img') return isLoaded(node);
  const hasPicture = boxes.includes(node.tagName) && /url\(/i.test(propertyOf(node, 'style') ?? '');
  return media.includes(node.tagName) || hasPicture;
}

/** The text of a part of a link that readers see: no drawing, and no sign that assistive technology ignores. */
function shownText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'svg') return '';
  const text = node.children.map(shownText).join('');
  return propertyOf(node, 'ariaHidden') === 'true' && !words.test(text) ? '' : text;
}

function titleIn({ children }: Element): string | undefined {
  const title = children.find((child) => isElement(child, 'title'));
  return title && textOf(title);
}

/** The name that an author gave a link or its icon. */
function nameIn(link: Element): string | undefined {
  const names = [link, ...partsOf(link)].flatMap((node) => [
    propertyOf(node, 'ariaLabel'),
    propertyOf(node, 'alt'),
    titleIn(node),
    propertyOf(node, 'title'),
  ]);
  return names.find((name) => name !== undefined && name.trim() !== '')?.trim();
}

/** True for an empty link to others that the script or the style sheet of a widget would fill. An empty button of the service shows nothing. */
function isWidget(link: Element, href: string, classOf: ClassOf): boolean {
  const names = classesOf(link);
  const isForeign = names.length > 0 && names.every((name) => classOf(name) === undefined);
  const isMarked = isForeign || Object.keys(link.properties).some((name) => name.startsWith('data'));
  return isMarked && /^\s*(?:https?:)?\/\//i.test(href);
}

function nameOf(link: Element, isInHeading: boolean, classOf: ClassOf): string | undefined {
  const href = propertyOf(link, 'href') ?? '';
  if (forbidden.test(href) || propertyOf(link, 'ariaHidden') === 'true') return undefined;
  const parts = partsOf(link);
  if (parts.some(shows) || link.children.map(shownText).join('').trim() !== '') return undefined;
  const name = nameIn(link);
  // Icons next to headings lead to the heading itself.
  if (href.startsWith('#')) return isInHeading ? undefined : name;
  return name ?? (parts.some(isIcon) || isWidget(link, href, classOf) ? targetWords(href) : undefined);
}

/**
 * Icons are dropped, so a link that shows nothing else shows its name: the name that the author gave it, or else its target.
 * @returns the links that it named
 */
function nameIconLinks(root: Root, classOf: ClassOf): Set<Element> {
  const named = new Set<Element>();
  rewriteElements(root, (node, parent) => {
    if (node.tagName !== 'a') return [node];
    const isInHeading = parent.type === 'element' && headings.includes(parent.tagName);
    const value = nameOf(node, isInHeading, classOf);
    if (value === undefined) return [node];
    node.children = [textNode(value)];
    named.add(node);
    return [node];
  });
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
      return isNext && (isApart(link) || isApart(before)) ? [textNode(' '), child] : [child];
    });
  }
}

/** Shows links that were icons as words. */
export function showIconLinks(root: Root, classOf: ClassOf = () => undefined): void {
  separateLinks(root, nameIconLinks(root, classOf));
}
