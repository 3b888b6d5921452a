import { type Element, propertyOf } from '../html-tree.ts';

/** A declaration: its property, and its value with functions and strings. */
const declarations = /(?:^|;)\s*([a-z-]+)\s*:((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])+)/gi;

/** The style attribute of an element: values by their properties, in lower case and without `!important`. The last declaration counts. */
export function styleOf(node: Element): ReadonlyMap<string, string> {
  const style = propertyOf(node, 'style') ?? '';
  return new Map(
    [...style.matchAll(declarations)].map(([, property = '', value = '']) => [
      property.toLowerCase(),
      value.replace(/!important/i, '').trim(),
    ]),
  );
}
