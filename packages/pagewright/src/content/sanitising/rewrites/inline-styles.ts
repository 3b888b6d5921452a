import { type Element, element, elementsOf, propertyOf, type Root } from '../html-tree.ts';

/** The types of numbered lists by their names in CSS. */
const listTypes: ReadonlyMap<string, string> = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);

function declared(style: string, property: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w -]{1,60})`, 'i')
    .exec(style)?.[1]
    ?.trim()
    .toLowerCase();
}

function addClass({ properties }: Element, name: string): void {
  const { className } = properties;
  properties.className = [...(Array.isArray(className) ? className : []), name];
}

function lineOf(style: string): string {
  return `${declared(style, 'text-decoration')} ${declared(style, 'text-decoration-line')}`;
}

/** The element that means what a style of a `span` shows. */
function meaningOf(style: string): string | undefined {
  if (lineOf(style).includes('line-through')) return 's';
  if (lineOf(style).includes('underline')) return 'u';
  if (/^(?:bold|bolder|[6-9]00)$/.test(declared(style, 'font-weight') ?? '')) return 'strong';
  return declared(style, 'font-style') === 'italic' ? 'em' : undefined;
}

/** Elements whose whole text may be struck out. */
const lines = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
  'b',
  'strong',
  'em',
  'i',
  'li',
  'td',
  'th',
]);

const aligned = /^(?:center|right)$/;
const floated = /^(?:left|right)$/;

/** Adds the class of the side on which a text or a picture is. */
function keepSide(node: Element, style: string): void {
  const align = propertyOf(node, 'align')?.toLowerCase() ?? '';
  const isPicture = ['img', 'table', 'figure'].includes(node.tagName);
  const textAlign = declared(style, 'text-align') ?? (isPicture ? '' : align);
  if (aligned.test(textAlign)) addClass(node, `content-text-${textAlign}`);
  const float = declared(style, 'float') ?? align;
  if (isPicture && floated.test(float)) addClass(node, `content-align-${float}`);
}

function keepEmphasis(node: Element, style: string): void {
  const { tagName } = node;
  if (tagName === 'span') node.tagName = meaningOf(style) ?? tagName;
  else if (lines.has(tagName) && lineOf(style).includes('line-through'))
    node.children = [element('s', {}, node.children)];
  // Copied documents wrap their whole text in it.
  if (/^(?:b|strong)$/.test(tagName) && /^(?:normal|[1-4]00)$/.test(declared(style, 'font-weight') ?? ''))
    node.tagName = 'span';
}

/**
 * Keeps the meaning of old attributes and styles, which are dropped: aligned text and pictures, letters in lists, and emphasis. Classes of
 * the site stand for them.
 */
export function keepStyledMeaning(root: Root): void {
  for (const node of elementsOf(root)) {
    const style = propertyOf(node, 'style') ?? '';
    if (style === '' && node.properties.align === undefined) continue;
    keepSide(node, style);
    keepEmphasis(node, style);
    const type = listTypes.get(declared(style, 'list-style-type') ?? '');
    if (node.tagName === 'ol' && type !== undefined) node.properties.type = type;
  }
}
