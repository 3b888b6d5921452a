import type { ContentApi } from '../../content-api.ts';
import { addClasses, elementsOf, type Root } from '../html-tree.ts';
import { styleOf } from './style-declarations.ts';

type StyleClassOf = NonNullable<ContentApi['styleClassOf']>;

/** Adds the classes of the site that stand for declarations of style attributes. The sanitiser drops the attributes themselves. */
export function mapStyles(root: Root, styleClassOf: StyleClassOf): void {
  for (const node of elementsOf(root)) {
    const found = [...styleOf(node)].flatMap(([property, value]) => styleClassOf(property, value) ?? []);
    if (found.length > 0) addClasses(node, ...found);
  }
}
