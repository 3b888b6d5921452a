import {
  addClasses,
  type Element,
  element,
  elementsOf,
  headings,
  propertyOf,
  type Root,
} from '../html-tree.ts';
import { styleOf } from './style-declarations.ts';

/** The types of numbered lists by their names in CSS. */
const listTypes: ReadonlyMap<string, string> = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);

type Style = ReturnType<typeof styleOf>;

/** A keyword or number of a style; empty if it has none. */
function keywordOf(style: Style, property: string): string {
  return style.get(property)?.toLowerCase() ?? '';
}

function lineOf(style: Style): string {
  return `${keywordOf(style, 'text-decoration')} ${keywordOf(style, 'text-decoration-line')}`;
}

/** The element that means what a style of a `span` shows. */
function meaningOf(style: Style): string | undefined {
  if (lineOf(style).includes('line-through')) return 's';
  if (lineOf(style).includes('underline')) return 'u';
  if (/^(?:bold|bolder|[6-9]00)$/.test(keywordOf(style, 'font-weight'))) return 'strong';
  return keywordOf(style, 'font-style') === 'italic' ? 'em' : undefined;
}

/** Elements whose whole text may be struck out. */
const lines = new Set([...headings, 'p', 'a', 'b', 'strong', 'em', 'i', 'li', 'td', 'th']);

const aligned = /^(?:center|right)$/;
const floated = /^(?:left|right)$/;

/** Adds the class of the side on which a text or a picture is. */
function keepSide(node: Element, style: Style): void {
  const align = propertyOf(node, 'align')?.toLowerCase() ?? '';
  const isPicture = ['img', 'table', 'figure'].includes(node.tagName);
  const textAlign = keywordOf(style, 'text-align') || (isPicture ? '' : align);
  if (aligned.test(textAlign)) addClasses(node, `content-text-${textAlign}`);
  const float = keywordOf(style, 'float') || align;
  if (isPicture && floated.test(float)) addClasses(node, `content-align-${float}`);
}

function keepEmphasis(node: Element, style: Style): void {
  const { tagName } = node;
  if (tagName === 'span') node.tagName = meaningOf(style) ?? tagName;
  else if (lines.has(tagName) && lineOf(style).includes('line-through'))
    node.children = [element('s', {}, node.children)];
  // Copied documents wrap their whole text in it.
  if (/^(?:b|strong)$/.test(tagName) && /^(?:normal|[1-4]00)$/.test(keywordOf(style, 'font-weight')))
    node.tagName = 'span';
}

/**
 * Keeps the meaning of old attributes and styles, which are dropped: aligned text and pictures, letters in lists, and emphasis. Classes of
 * the site stand for them.
 */
export function keepStyledMeaning(root: Root): void {
  for (const node of elementsOf(root)) {
    const style = styleOf(node);
    if (style.size === 0 && node.properties.align === undefined) continue;
    keepSide(node, style);
    keepEmphasis(node, style);
    const type = listTypes.get(keywordOf(style, 'list-style-type'));
    if (node.tagName === 'ol' && type !== undefined) node.properties.type = type;
  }
}
