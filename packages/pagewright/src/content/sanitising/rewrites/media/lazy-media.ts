import type { Parents } from 'hast';
import {
  contentOf,
  type Element,
  type ElementContent,
  element,
  elementsOf,
  isElement,
  isSpace,
  propertyOf,
  type Root,
  rewriteElements,
  textOf,
} from '../../html-tree.ts';
import { contentAsText } from '../../parse-html.ts';
import { playerAt } from '../../players/known-players.ts';

/** Attributes in which scripts for lazy loading keep the address. */
const lazyAddresses = ['dataSrc', 'dataLazySrc', 'dataOrigSrc', 'dataOptSrc'];
/** The same, but other scripts keep another file in them, so they count only next to a placeholder. */
const likelyAddresses = ['dataOriginal', 'dataLazy', 'dataEcho'];
const lazyCandidates = ['dataSrcset', 'dataLazySrcset', 'dataOrigSrcset', 'dataOptSrcset'];
const lazySizes = ['dataSizes', 'dataLazySizes'];

/** Elements that take time to load. */
const mediaElements = ['img', 'iframe', 'video', 'audio'];

const placeholder =
  /(?:^|\/)(?:blank|spacer|placeholder|pixel|transparent|lazy|loading|loader|clear|1x1|trans)(?:[.\d_-][\w.-]*)?\.(?:gif|png|svg)(?:$|[?#])/i;

/** Elements of AMP pages that show a picture. The elements in them are for browsers without their script. */
const scriptedPictures = ['amp-img', 'amp-anim'];

/** True for an address that leads to a file. */
function isAddress(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '' && !/^\s*(?:data|about|blob|javascript):/i.test(text);
}

function isPlaceholder(text: string | undefined): boolean {
  return !isAddress(text) || placeholder.test(text);
}

function firstOf(node: Element, names: readonly string[]): string | undefined {
  return names.map((name) => propertyOf(node, name)).find(isAddress);
}

/** The first address in a `srcset`. */
function firstCandidate(srcset: string | undefined): string | undefined {
  return srcset?.trim().split(/\s+/, 1)[0]?.replace(/,+$/, '');
}

/** Sets the address that a script would set. True if the element has one. */
function resolveAddress(node: Element): boolean {
  const { properties } = node;
  const src = propertyOf(node, 'src');
  const srcset = firstOf(node, lazyCandidates);
  if (srcset !== undefined) {
    properties.srcSet = srcset;
    properties.sizes = firstOf(node, lazySizes) ?? properties.sizes;
  }
  const lazy = firstOf(node, isPlaceholder(src) ? [...lazyAddresses, ...likelyAddresses] : lazyAddresses);
  const found =
    lazy ?? (isPlaceholder(src) ? firstCandidate(srcset ?? propertyOf(node, 'srcSet')) : undefined);
  if (!isAddress(found)) return srcset !== undefined;
  properties.src = found;
  // Some scripts hide the element until they have set its address.
  delete properties.style;
  delete properties.hidden;
  return true;
}

/** True for a picture of one pixel, which counts visits. */
function isPixel(node: Element): boolean {
  const sides = [propertyOf(node, 'width'), propertyOf(node, 'height')];
  return sides.every((side) => side !== undefined && Number(side) <= 1);
}

/** Gives the picture the candidates of a source that every browser can show, if it has none of its own. */
function pictureOf(picture: Element): ElementContent[] {
  const sources = elementsOf(picture).filter(({ tagName }) => tagName === 'source');
  const source = sources.find(
    (each) =>
      propertyOf(each, 'media') === undefined &&
      /^(?:image\/(?:webp|jpeg|png))?$/.test(propertyOf(each, 'type') ?? '') &&
      isAddress(propertyOf(each, 'srcSet')),
  );
  const kept = picture.children.filter((child) => !isElement(child, 'source'));
  for (const { tagName, properties } of elementsOf({ type: 'root', children: kept })) {
    if (tagName !== 'img' || !source) continue;
    const { srcSet, sizes } = source.properties;
    if (properties.srcSet === undefined) Object.assign(properties, { srcSet, sizes });
    properties.src ??= firstCandidate(propertyOf(source, 'srcSet'));
  }
  return kept;
}

/** The address without what an image service adds to it, to recognise one file in two forms. */
function fileOf(node: Element): string {
  return `${node.tagName} ${(propertyOf(node, 'src') ?? '').replace(/[?#].*|^https?:/gs, '')}`;
}

/** The frame that a script would show in place of a link to a player; the link itself if it leads elsewhere. */
function frameOfLink(link: Element): Element {
  const src = propertyOf(link, 'href') ?? '';
  return playerAt(src) ? element('iframe', { src, title: textOf(link) }, []) : link;
}

/** The pictures, frames and players in the content of a `noscript` element, which HTML parsers read as text. */
function twinsIn(noscript: Element): Element[] {
  const content = contentAsText(noscript);
  rewriteElements(content, (node) => {
    if (node.tagName === 'picture') return pictureOf(node);
    return [node.tagName === 'a' ? frameOfLink(node) : node];
  });
  return elementsOf(content).filter(
    (node) => mediaElements.includes(node.tagName) && isAddress(firstOf(node, ['src'])) && !isPixel(node),
  );
}

/** The elements before and after a `noscript` element, or inside them. */
function neighbours(children: readonly ElementContent[], index: number): Element[] {
  const isBetween = (at: number) => children[at]?.type === 'comment' || isSpace(children[at]);
  let before = index - 1;
  let after = index + 1;
  while (isBetween(before)) before -= 1;
  while (isBetween(after)) after += 1;
  return [children[before], children[after]].flatMap((child) =>
    child?.type === 'element' ? [child, ...elementsOf(child).slice(0, 5)] : [],
  );
}

/**
 * Replaces each `noscript` element by the media in it that the content does not have: a script would have inserted them. Fills an element
 * next to it that has no address of its own.
 */
function placeTwins(parent: Parents, shown: Set<string>, lazy: ReadonlySet<Element>): void {
  const children: ElementContent[] = [];
  const before = contentOf(parent);
  for (const [index, child] of before.entries()) {
    if (!isElement(child, 'noscript')) {
      if (isElement(child)) placeTwins(child, shown, lazy);
      children.push(child);
      continue;
    }
    const near = neighbours(before, index);
    const twins = twinsIn(child);
    if (twins.length === 0) children.push(child);
    for (const twin of twins) {
      const sameKind = near.filter(({ tagName }) => tagName === twin.tagName);
      if (shown.has(fileOf(twin)) || sameKind.some((node) => lazy.has(node))) continue;
      shown.add(fileOf(twin));
      const empty = sameKind.find((node) => isPlaceholder(propertyOf(node, 'src')));
      if (empty) empty.properties = twin.properties;
      else children.push(twin);
    }
  }
  parent.children = children;
}

/**
 * Undoes lazy loading: each picture and frame gets the address that a script would give it, once. Keeps the picture of a `picture`
 * element, and drops pictures that only count visits.
 */
export function resolveLazyMedia(root: Root): void {
  for (const node of elementsOf(root))
    if (scriptedPictures.includes(node.tagName)) Object.assign(node, { tagName: 'img', children: [] });
  const lazy = new Set(
    elementsOf(root).filter(
      (node) => [...mediaElements, 'source'].includes(node.tagName) && resolveAddress(node),
    ),
  );
  const shown = new Set(elementsOf(root).map(fileOf));
  placeTwins(root, shown, lazy);
  rewriteElements(root, (node) => {
    if (node.tagName === 'picture') return pictureOf(node);
    return node.tagName === 'img' && isPixel(node) ? [] : [node];
  });
}
