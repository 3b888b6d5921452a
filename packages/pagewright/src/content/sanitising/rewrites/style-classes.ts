import type { ContentApi } from '../../content-api.ts';
import { elementsOf, propertyOf, type Root } from '../html-tree.ts';

type StyleClassOf = NonNullable<ContentApi['styleClassOf']>;

/** Longer style attributes are not read. In UTF-16 code units. */
const maxStyleLength = 2000;

/** A declaration: its property, and its value with functions and strings. */
const declarations = /(?:^|;)\s*([a-z-]+)\s*:((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])+)/gi;

/** The declarations of a style attribute: names in lower case, and values without `!important`. */
export function declarationsOf(style: string): readonly (readonly [property: string, value: string])[] {
  if (style.length > maxStyleLength) return [];
  return [...style.matchAll(declarations)].map(([, property = '', value = '']) => [
    property.toLowerCase(),
    value.replace(/!important/i, '').trim(),
  ]);
}

/** Adds the classes of the site that stand for declarations of style attributes. The sanitiser drops the attributes themselves. */
export function mapStyles(root: Root, styleClassOf: StyleClassOf): void {
  for (const node of elementsOf(root)) {
    const style = propertyOf(node, 'style');
    if (style === undefined) continue;
    const { className } = node.properties;
    const found = declarationsOf(style).flatMap(([property, value]) => styleClassOf(property, value) ?? []);
    if (found.length > 0)
      node.properties.className = [...(Array.isArray(className) ? className : []), ...found];
  }
}
