import { type Json, nodes, type SchemaNode, spelling } from 'pagewright/tooling';
import { isForPeople, readableTexts } from '../../names/readable-text.ts';

function wordsOf(name: string): readonly string[] {
  return spelling.kebabCase(name).split('-');
}

/** How often the lists of a site show a field of content in a property. */
export type FieldCounts = (property: string, field: string) => number;

/**
 * How well a field of content fits a property: 0 if not at all. The names decide, the last word first: `heading` of `hero_heading`. Then
 * other lists of the site decide.
 */
function likeness(field: string, property: string, counts: FieldCounts): number {
  const [of, to] = [wordsOf(field), wordsOf(property)];
  if (of.join() === to.join()) return 4;
  if (of.at(-1) === to.at(-1)) return 3;
  const count = counts(property, field);
  if (count > 0) return 3 - 1 / count;
  return to.length === 1 && of.includes(to[0] ?? '') ? 1 : 0;
}

interface Field {
  readonly name: string;
  readonly node: SchemaNode;
}

function fitsIn({ node }: Field, target: SchemaNode): boolean {
  return nodes.compatibility(node, target) === 'ok';
}

/** A property of the items of a list. */
interface Property extends Field {
  readonly isRequired: boolean;
  /** True for the first text that people read in an item. */
  readonly isFirst: boolean;
}

/**
 * The field that is most like a property. If none is: the only one that fits an image or a format; for the first text, and for a required
 * property, the first that fits.
 */
function bestField(property: Property, fields: readonly Field[], counts: FieldCounts): string | undefined {
  const { node } = property;
  const fitting = fields.filter((field) => fitsIn(field, node));
  const [best] = fitting
    .map(({ name }) => ({ name, rank: likeness(name, property.name, counts) }))
    .toSorted((one, other) => other.rank - one.rank);
  if (best && best.rank > 0) return best.name;
  const read = fitting.find((field) => isForPeople(field.node));
  if (property.isRequired) return (read ?? fitting[0])?.name;
  if (property.isFirst) return read?.name;
  const isSpecial = nodes.isImage(node) || nodes.formatOf(node) !== undefined;
  return isSpecial && fitting.length === 1 ? fitting[0]?.name : undefined;
}

/**
 * Guesses what the items of a list show for each item of a list of content. Undefined if nothing fits.
 * @param target the schema of an item of the list
 * @param item the schema of an item of content
 * @param link the address of the page of an item, such as `/services/{item.slug}`, if it is known
 * @param counts what other lists of the site show
 */
export function guessMapping(
  target: SchemaNode,
  item: SchemaNode,
  link?: string,
  counts: FieldCounts = () => 0,
): Json | undefined {
  if (nodes.compatibility(item, target) === 'ok') return '{item}';
  const fields = [...nodes.objectShape(item).properties].map(([name, node]) => ({ name, node }));
  const { properties, required } = nodes.objectShape(target);
  if (!nodes.typesOf(target).has('object')) {
    const whole = { name: '', node: target, isRequired: true, isFirst: true };
    const found = bestField(whole, fields, counts);
    return found === undefined ? undefined : `{item.${found}}`;
  }
  const first = readableTexts(target)[0]?.[0];
  const mapping: Record<string, Json> = {};
  const free = new Set(fields);
  // Required properties choose first.
  const inOrder = [...properties].toSorted(
    ([one], [other]) => Number(required.has(other)) - Number(required.has(one)),
  );
  for (const [name, node] of inOrder) {
    if (nodes.formatOf(node) === 'href' && link !== undefined) mapping[name] = link;
    if (name in mapping || nodes.enumValues(node) !== undefined) continue;
    const found = bestField(
      { name, node, isRequired: required.has(name), isFirst: name === first },
      [...free],
      counts,
    );
    if (found === undefined) continue;
    mapping[name] = `{item.${found}}`;
    for (const field of free) if (field.name === found) free.delete(field);
  }
  const names = [...properties.keys()].filter((name) => name in mapping);
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, mapping[name] ?? null]));
}
