import { json, nodes, type SchemaNode } from 'pagewright/tooling';
import { propertiesOf } from './content-shape.ts';

/**
 * Content without its images. As when content is decoded, what needs an image is missing, too.
 * @returns undefined for a value that is missing then
 */
export function withoutImages(value: unknown, node: SchemaNode): unknown {
  if (Array.isArray(value)) {
    const { item, minItems } = nodes.arrayShape(node);
    const items = value
      .map((each: unknown) => withoutImages(each, item))
      .filter((each) => each !== undefined);
    return items.length < minItems ? undefined : items;
  }
  if (!json.isRecord(value)) return value;
  if (nodes.isImage(node)) return undefined;
  const { nodeOfProperty, required } = propertiesOf(value, node);
  const kept = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const left = withoutImages(each, nodeOfProperty(name));
    return left === undefined ? [] : [[name, left]];
  });
  const names = new Set(kept.map(([name]) => name));
  return Object.keys(value).some((name) => required.has(name) && !names.has(name))
    ? undefined
    : Object.fromEntries(kept);
}

const imageTag = /<(?:img|picture|source|\/picture)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const emptyFigure = /<figure\b(?:[^>"']|"[^"]*"|'[^']*')*>\s*<\/figure>/gi;

/** HTML without its images, before it is cleaned. */
export function htmlWithoutImages(html: string): string {
  return html.replace(imageTag, '').replace(emptyFigure, '');
}
