import { type Element, elementsOf, propertyOf, type Root } from '../html-tree.ts';

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

/** The element that means what a style of a `span` shows. */
function meaningOf(style: string): string | undefined {
  const line = `${declared(style, 'text-decoration')} ${declared(style, 'text-decoration-line')}`;
  if (line.includes('line-through')) return 's';
  if (line.includes('underline')) return 'u';
  if (/^(?:bold|bolder|[6-9]00)$/.test(declared(style, 'font-weight') ?? '')) return 'strong';
  return declared(style, 'font-style') === 'italic' ? 'em' : undefined;
}

const aligned = /^(?:center|right)$/;
const floated = /^(?:left|right)$/;

function keepMeaning(node: Element): void {
  const { tagName, properties } = node;
  const style = propertyOf(node, 'style') ?? '';
  const align = propertyOf(node, 'align')?.toLowerCase() ?? '';
  const isPicture = tagName === 'img' || tagName === 'table' || tagName === 'figure';
  const textAlign = declared(style, 'text-align') ?? (isPicture ? '' : align);
  if (aligned.test(textAlign)) addClass(node, `content-text-${textAlign}`);
  const float = declared(style, 'float') ?? (isPicture ? align : '');
  if (isPicture && floated.test(float)) addClass(node, `content-align-${float}`);
  if (tagName === 'span') node.tagName = meaningOf(style) ?? tagName;
  // Copied documents wrap their whole text in it.
  if (/^(?:b|strong)$/.test(tagName) && /^(?:normal|[1-4]00)$/.test(declared(style, 'font-weight') ?? ''))
    node.tagName = 'span';
  const listType = tagName === 'ol' ? listTypes.get(declared(style, 'list-style-type') ?? '') : undefined;
  if (listType !== undefined) properties.type = listType;
}

/**
 * Keeps the meaning of old attributes and styles, which are dropped: aligned text and pictures, letters in lists, and emphasis. Classes of
 * the site stand for them.
 */
export function keepStyledMeaning(root: Root): void {
  for (const node of elementsOf(root)) {
    const { style, align } = node.properties;
    if (style !== undefined || align !== undefined) keepMeaning(node);
  }
}
