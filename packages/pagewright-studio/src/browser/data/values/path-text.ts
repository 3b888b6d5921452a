import { bindings, type RootNode, type Roots } from 'pagewright/tooling';
import { inWords, labelOf } from '../../field/schema-words.ts';
import { dataStrings } from '../data-strings.ts';

/** A path of a config: the name that it starts with, and its fields. */
export type FieldPath = readonly [root: string, ...fields: string[]];

/** The title of a schema, or the name of its property in words. */
export function titleOf(node: RootNode | undefined, name: string): string {
  return labelOf(name, node === 'unknown' ? undefined : node);
}

/** What people call the start of a path: the name of a query in words, or what a name of the grammar means. */
export function rootInWords(root: string): string {
  return root in dataStrings.roots ? dataStrings.roots[rootNamed(root)] : inWords(root);
}

type NamedRoot = keyof typeof dataStrings.roots;

function rootNamed(root: string): NamedRoot {
  const names: readonly NamedRoot[] = ['item', 'paging', 'route', 'section', 'site', 'url'];
  return names.find((name) => name === root) ?? 'item';
}

/** A path in words: "Service", "Hero heading". A field that does not exist keeps its name. */
export function pathInWords([root, ...fields]: FieldPath, roots: Roots): readonly string[] {
  return [
    rootInWords(root),
    ...fields.map((field, index) =>
      titleOf(bindings.resolve([root, ...fields.slice(0, index + 1)], roots)?.node, field),
    ),
  ];
}
