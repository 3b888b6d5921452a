import { json, nodes, type SchemaNode } from 'pagewright/tooling';
import { propertiesOf } from './content-shape.ts';

/** The longest word of German laws. No browser can break it without a hyphen. */
export const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Longer HTML is long enough. */
const longHtml = 60_000;

/** A text that is about four times as long, with a very long word. Texts of one word stay: they are often names of icons, or keys. */
function lengthened(text: string): string {
  return /\S\s+\S/.test(text) ? `${text} ${longWord} ${text} ${text} ${text}` : text;
}

/** HTML with more paragraphs, before it is cleaned. Text without tags has paragraphs, too. */
export function lengthenedHtml(html: string): string {
  if (html.length > longHtml) return html;
  return /<[a-z]/i.test(html)
    ? `${html}<p>${longWord}</p>${html}${html}`
    : [html, longWord, html, html].join('\n\n');
}

/** The most characters that a text may have. Its schema may allow fewer; longer texts are cut. */
function longestOf(node: SchemaNode): number {
  const cuts = nodes
    .conjuncts(node)
    .flatMap(({ schema }) => (typeof schema.cut === 'number' ? [schema.cut] : []));
  return Math.min(nodes.bound(node, 'maxLength', 'lowest') ?? Number.POSITIVE_INFINITY, ...cuts);
}

function longText(text: string, node: SchemaNode): string {
  // Addresses, dates and the like, and HTML, which became longer before it was cleaned.
  if (nodes.formatOf(node) !== undefined || nodes.enumValues(node) || nodes.patternsOf(node).length > 0)
    return text;
  const long = lengthened(text);
  const longest = longestOf(node);
  return long.length > longest ? [...long].slice(0, longest).join('') : long;
}

/** Content with long texts. */
export function withLongTexts(value: unknown, node: SchemaNode): unknown {
  if (typeof value === 'string') return longText(value, node);
  if (Array.isArray(value))
    return value.map((each: unknown) => withLongTexts(each, nodes.arrayShape(node).item));
  if (!json.isRecord(value) || nodes.isImage(node)) return value;
  const { nodeOfProperty } = propertiesOf(value, node);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withLongTexts(each, nodeOfProperty(name))]),
  );
}
