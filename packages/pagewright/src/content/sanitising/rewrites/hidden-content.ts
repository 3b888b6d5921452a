import type { ContentApi } from '../../content-api.ts';
import {
  classesOf,
  contentOf,
  type Element,
  elementsOf,
  propertyOf,
  type Root,
  rewriteElements,
  textOf,
} from '../html-tree.ts';
import { styleOf } from './style-declarations.ts';

type VisibilityOf = ContentApi['visibilityOf'];

/** Styles of an element that is not shown at all. */
const notDisplayed: ReadonlyMap<string, RegExp> = new Map([
  ['display', /^none$/i],
  ['visibility', /^(?:hidden|collapse)$/i],
]);

/** Styles of an element that is outside of the page, or cut to nothing. */
const outside: ReadonlyMap<string, RegExp> = new Map([
  ...['left', 'top', 'right', 'bottom', 'text-indent'].map((side): [string, RegExp] => [side, /^-\d{3,}/]),
  ['clip', /^rect\(\s*[01](?:px)?(?:[\s,]+[01](?:px)?){3}\s*\)/i],
  ['clip-path', /^inset\(\s*(?:50|100)%/i],
]);

function hasStyle(node: Element, values: ReadonlyMap<string, RegExp>): boolean {
  return [...styleOf(node)].some(([property, value]) => values.get(property)?.test(value));
}

/** Attributes whose value is the id of an element that a click opens. */
const openers = ['ariaControls', 'dataTarget', 'dataBsTarget', 'commandFor', 'popoverTarget'];

const media = ['img', 'video', 'audio', 'iframe', 'picture', 'svg', 'math'];

function has(node: Element, name: string, value?: string): boolean {
  const own = propertyOf(node, name);
  return value === undefined ? own !== undefined : own === value;
}

/** The ids of elements that something on the page opens or names. */
function openedIds(elements: readonly Element[]): Set<string> {
  return new Set(
    elements.flatMap((node) => {
      const ids = openers.flatMap((name) => propertyOf(node, name)?.split(/\s+/) ?? []);
      const href = propertyOf(node, 'href');
      return [...ids, ...(href?.startsWith('#') ? [href] : [])]
        .map((id) => id.replace(/^#/, ''))
        .filter((id) => id !== '');
    }),
  );
}

/** True for the heading or button of a panel. */
function opens(node: Element): boolean {
  return [node, ...elementsOf(node)].some(
    (each) => has(each, 'ariaExpanded') || has(each, 'role', 'tab') || has(each, 'ariaControls'),
  );
}

/** The elements directly after one that opens a panel. */
function panelsAfter(root: Root): Set<Element> {
  const panels = new Set<Element>();
  for (const parent of [root, ...elementsOf(root)]) {
    const children = contentOf(parent).filter((child) => child.type === 'element');
    for (const [index, child] of children.entries()) {
      const before = children[index - 1];
      if (before && isUndisplayed(child) && opens(before)) panels.add(child);
    }
  }
  return panels;
}

function isUndisplayed(node: Element): boolean {
  const hidden = propertyOf(node, 'hidden');
  return (
    (hidden !== undefined && hidden !== 'until-found') ||
    // Some players are hidden until their script has drawn them.
    (hasStyle(node, notDisplayed) && !['video', 'audio'].includes(node.tagName)) ||
    has(node, 'popover') ||
    (node.tagName === 'dialog' && !has(node, 'open'))
  );
}

/** True if the label of an element is outside of it, as the one of a panel. The label of a dialog is in the dialog. */
function isLabelledFrom(ids: ReadonlySet<string>, node: Element): boolean {
  const labels = propertyOf(node, 'ariaLabelledBy')?.split(/\s+/) ?? [];
  return labels.some(
    (label) => ids.has(label) && !elementsOf(node).some((inner) => propertyOf(inner, 'id') === label),
  );
}

interface Visibility {
  /** True for an element that nobody sees or opens. */
  isGone(node: Element): boolean;
  /** True for text that only screen readers read. */
  isSpoken(node: Element): boolean;
}

function visibilityIn(root: Root, visibilityOf: VisibilityOf): Visibility {
  const elements = elementsOf(root);
  const opened = openedIds(elements);
  const ids = new Set(elements.flatMap((node) => propertyOf(node, 'id') ?? []));
  const panels = panelsAfter(root);
  const says = (node: Element, visibility: string) =>
    classesOf(node).some((name) => visibilityOf?.(name) === visibility);
  const isPanel = (node: Element) =>
    panels.has(node) ||
    has(node, 'role', 'tabpanel') ||
    opened.has(propertyOf(node, 'id') ?? '') ||
    isLabelledFrom(ids, node) ||
    says(node, 'opened');
  return {
    isGone: (node) => (isUndisplayed(node) && !isPanel(node)) || says(node, 'hidden'),
    isSpoken: (node) => says(node, 'spoken') || hasStyle(node, outside),
  };
}

const words = /[\p{L}\p{N}]/u;

/** True if a part of an element is text with words, or one of these elements. Stops at the first. */
function contains({ children }: Element, names: readonly string[]): boolean {
  return children.some((child) => {
    if (child.type === 'text') return words.test(child.value);
    return child.type === 'element' && (names.includes(child.tagName) || contains(child, names));
  });
}

/** True for a sign, such as an arrow or the icon of a font, which assistive technology ignores. */
function isSign(node: Element): boolean {
  return has(node, 'ariaHidden', 'true') && !media.includes(node.tagName) && !contains(node, media);
}

/** Drops the drawn twin of a formula, which has the same letters as the formula next to it. */
function dropDrawnFormulas(root: Root): void {
  rewriteElements(root, (node) => {
    const hasFormula = node.children.some(
      (child) =>
        child.type === 'element' &&
        [child, ...elementsOf(child).slice(0, 3)].some(({ tagName }) => tagName === 'math'),
    );
    if (hasFormula)
      node.children = node.children.filter(
        (child) => !(child.type === 'element' && has(child, 'ariaHidden', 'true')),
      );
    return [node];
  });
}

/** The links and buttons that show nothing but text for screen readers, which then becomes visible. */
function showLabels(root: Root, isSpoken: (node: Element) => boolean): Set<Element> {
  const shown = new Set<Element>();
  for (const link of elementsOf(root)) {
    if (!['a', 'button', 'summary'].includes(link.tagName)) continue;
    const spoken = elementsOf(link).filter(isSpoken);
    if (spoken.length === 0 || isSpoken(link)) continue;
    const all = textOf(link);
    const said = spoken.map(textOf).join('');
    const isAlone = !words.test(all) || all.replace(/\s/g, '') === said.replace(/\s/g, '');
    const shows = elementsOf(link).some(({ tagName }) => tagName === 'img');
    if (isAlone && !shows) for (const node of spoken) shown.add(node);
    else if (link.tagName === 'a') link.properties.ariaLabel ??= all;
  }
  return shown;
}

/**
 * Drops what readers do not see: hidden elements, text for screen readers, and signs. Keeps panels that buttons open, because they are
 * content. A link keeps its whole text as a label, or as its text if it shows no other.
 */
export function dropHiddenContent(root: Root, visibilityOf: VisibilityOf): void {
  const { isGone, isSpoken } = visibilityIn(root, visibilityOf);
  dropDrawnFormulas(root);
  rewriteElements(root, (node) => (isGone(node) || isSign(node) ? [] : [node]));
  const shown = showLabels(root, isSpoken);
  rewriteElements(root, (node) => (isSpoken(node) && !shown.has(node) ? [] : [node]));
}
