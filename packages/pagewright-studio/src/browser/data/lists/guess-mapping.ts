import { type Json, nodes, type SchemaNode, spelling } from 'pagewright/tooling';

/** Names that mean the same in lists of content. A field is compared by its last word: "heading" of `hero_heading`. */
const meanings: readonly (readonly string[])[] = [
  ['title', 'heading', 'headline', 'name', 'label', 'question'],
  ['text', 'excerpt', 'description', 'summary', 'lead', 'body', 'content', 'answer', 'html', 'paragraph'],
  ['image', 'picture', 'photo', 'img', 'logo', 'thumbnail'],
  ['number', 'figure', 'count', 'value', 'amount'],
  ['date', 'published', 'day'],
  ['author', 'byline', 'writer'],
  ['role', 'position', 'profession', 'job'],
];

function wordsOf(name: string): readonly string[] {
  return spelling.kebabCase(name).split('-');
}

/** How well a field of content fits a property by its name: 0 if not at all. */
function likeness(field: string, property: string): number {
  const [of, to] = [wordsOf(field), wordsOf(property)];
  if (of.join() === to.join()) return 4;
  const [last = '', wanted = ''] = [of.at(-1), to.at(-1)];
  if (last === wanted) return 3;
  const group = meanings.find((each) => each.includes(wanted));
  if (group?.includes(last)) return 2 - group.indexOf(last) / 100;
  return to.length === 1 && of.includes(wanted) ? 1 : 0;
}

interface Field {
  readonly name: string;
  readonly node: SchemaNode;
}

function fitsIn({ node }: Field, target: SchemaNode): boolean {
  return nodes.compatibility(node, target) === 'ok';
}

/** The field with the most similar name; the only image for an image; for a required property any field that fits. */
function bestField(
  property: string,
  target: SchemaNode,
  fields: readonly Field[],
  isRequired: boolean,
): string | undefined {
  const fitting = fields.filter((field) => fitsIn(field, target));
  const ranked = fitting
    .map(({ name }) => ({ name, rank: likeness(name, property) }))
    .toSorted((one, other) => other.rank - one.rank);
  const [best] = ranked;
  if (best && best.rank > 0) return best.name;
  return isRequired || (nodes.isImage(target) && fitting.length === 1) ? best?.name : undefined;
}

/**
 * Guesses what the items of a list show for each item of a list of content. Undefined if nothing fits.
 * @param target the schema of an item of the list
 * @param item the schema of an item of content
 * @param link the address of the page of an item, such as `/services/{item.slug}`, if it is known
 */
export function guessMapping(target: SchemaNode, item: SchemaNode, link?: string): Json | undefined {
  if (nodes.compatibility(item, target) === 'ok') return '{item}';
  const fields = [...nodes.objectShape(item).properties].map(([name, node]) => ({ name, node }));
  const { properties, required } = nodes.objectShape(target);
  if (!nodes.typesOf(target).has('object')) {
    const found = bestField('title', target, fields, true);
    return found === undefined ? undefined : `{item.${found}}`;
  }
  const mapping: Record<string, Json> = {};
  const free = new Set(fields);
  // Required properties choose first.
  const inOrder = [...properties].toSorted(
    ([one], [other]) => Number(required.has(other)) - Number(required.has(one)),
  );
  for (const [name, node] of inOrder) {
    if (nodes.formatOf(node) === 'href' && link !== undefined) mapping[name] = link;
    if (name in mapping || nodes.enumValues(node) !== undefined) continue;
    const found = bestField(name, node, [...free], required.has(name));
    if (found === undefined) continue;
    mapping[name] = `{item.${found}}`;
    for (const field of free) if (field.name === found) free.delete(field);
  }
  const names = [...properties.keys()].filter((name) => name in mapping);
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, mapping[name] ?? null]));
}
