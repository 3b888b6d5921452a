import type { Parents } from 'hast';
import { allowedElements, droppedElements } from '../allow-list.ts';
import {
  contentOf,
  type Element,
  type ElementContent,
  element,
  elementsOf,
  headings,
  isBlock,
  isElement,
  isSpace,
  propertyOf,
  textNode,
  textOf,
} from '../html-tree.ts';

/** Old elements and elements of forms, and the elements that show the same text. */
const replacements: ReadonlyMap<string, string> = new Map([
  ...pairs('s', 'strike'),
  ...pairs('code', 'tt'),
  ...pairs('abbr', 'acronym'),
  ...pairs('span', 'font', 'big', 'nobr', 'label', 'output', 'marquee', 'blink', 'map'),
  ...pairs('ul', 'menu', 'dir'),
  ...pairs('pre', 'xmp', 'listing'),
  // A page has its own main content, header and footer.
  ...pairs('div', 'center', 'form', 'fieldset', 'legend', 'dialog', 'search', 'main', 'header', 'footer'),
]);

function pairs(name: string, ...old: readonly string[]): [string, string][] {
  return old.map((each) => [each, name]);
}

/** Elements of forms that show no text of the author. */
const controls = ['input', 'select', 'textarea', 'datalist', 'progress', 'meter', 'keygen'];

/** Blocks that contain lines of text only. */
const blocksOfLines = ['p', 'pre', 'summary', 'legend', 'dt', ...headings];

const space: ElementContent = textNode(' ');

/** True for an element whose content is part of a line of text. */
function hasLines(node: Element): boolean {
  return !isBlock(node) || blocksOfLines.includes(node.tagName);
}

/** Puts white space between the parts of a button, which styles place next to each other. */
function apart(parts: readonly ElementContent[]): ElementContent[] {
  return parts.flatMap((part, index) => {
    if (!isElement(part)) return [part];
    if (part.tagName === 'span') part.children = apart(part.children);
    return isElement(parts[index - 1]) ? [space, part] : [part];
  });
}

/** The words of a button: a paragraph, or a part of the line that it is in. */
function wordsOf(button: Element, parent: Parents): ElementContent[] {
  const words = apart(button.children);
  const isEmpty = textOf(button) === '' && !elementsOf(button).some(({ tagName }) => tagName === 'img');
  if (isEmpty) return [space];
  const isInLine =
    (parent.type === 'element' && hasLines(parent)) ||
    parent.children.some((child) => child.type === 'text' && !isSpace(child));
  if (isInLine) return contentOf(parent).length === 1 ? words : [space, ...words, space];
  const { id } = button.properties;
  return [element(elementsOf(button).some(isBlock) ? 'div' : 'p', id === undefined ? {} : { id }, words)];
}

/** The link of an area of a picture. */
function areaLink(area: Element): ElementContent[] {
  const { href } = area.properties;
  const value = propertyOf(area, 'alt')?.trim() || propertyOf(area, 'title')?.trim();
  return href === undefined || !value ? [] : [element('a', { href }, [textNode(value)]), space];
}

/** An element for the id of an element that is dropped without its content. */
function anchorOf({ properties: { id } }: Element): ElementContent[] {
  return id === undefined ? [] : [element('span', { id }, [])];
}

/** True for a picture that its author calls a decoration, without saying so in an empty `alt`. */
function isDecoration(picture: Element): boolean {
  const role = propertyOf(picture, 'role') ?? '';
  return /^(?:presentation|none)$/.test(role) || propertyOf(picture, 'ariaHidden') === 'true';
}

function isKept({ tagName }: Element): boolean {
  return droppedElements.includes(tagName) || allowedElements.has(tagName);
}

function replaced(node: Element, parent: Parents): ElementContent[] {
  const { tagName, properties } = node;
  const name = replacements.get(tagName);
  // Without it, assistive technology may describe the picture, and checks find that its words are missing.
  if (tagName === 'img' && isDecoration(node)) properties.alt ??= '';
  if (tagName === 'center') properties.className = ['content-text-center'];
  if (name !== undefined) node.tagName = name;
  else if (tagName === 'button') return wordsOf(node, parent);
  else if (controls.includes(tagName)) return [space];
  else if (tagName === 'area') return areaLink(node);
  // Without a label it would be an unnamed landmark of the page.
  else if (tagName === 'nav' && !propertyOf(node, 'ariaLabel')?.trim()) node.tagName = 'div';
  else if (!isKept(node)) return [...anchorOf(node), ...node.children];
  return [node];
}

/** Gives every element that is not allowed the form of one that shows the same: nothing that readers see or link to is lost. */
export function replaceElements(parent: Parents): void {
  const children: ElementContent[] = [];
  for (const child of contentOf(parent)) {
    // Formulas have their own elements.
    if (child.type !== 'element' || child.tagName === 'math') children.push(child);
    else {
      replaceElements(child);
      // A date never continues the word before it.
      if (child.tagName === 'time' && isElement(children.at(-1))) children.push(space);
      children.push(...replaced(child, parent));
    }
  }
  parent.children = children;
}
