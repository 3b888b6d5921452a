import { nodes, type SchemaNode } from 'pagewright/tooling';

/** Formats of text that only programs read. */
const technical: ReadonlySet<string> = new Set([
  'href',
  'image-src',
  'srcset',
  'slug',
  'field-name',
  'date-time',
  'consent-kind',
]);

/** True for a schema of texts that people read, also if nothing is known of them. */
export function isForPeople(node: SchemaNode | undefined): boolean {
  return !node || (!technical.has(nodes.formatOf(node) ?? '') && !nodes.enumValues(node));
}

/** True for a text that is a heading of the page. */
export function isHeading(node: SchemaNode): boolean {
  return nodes.conjuncts(node).some(({ schema }) => typeof schema.headingLevel === 'number');
}

/** The texts of an object that people read, with their schemas: headings first, then in the order of the schema. */
export function readableTexts(node: SchemaNode): readonly (readonly [string, SchemaNode])[] {
  const texts = [...nodes.objectShape(node).properties].filter(
    ([, each]) => nodes.typesOf(each).has('string') && isForPeople(each),
  );
  return [...texts.filter(([, each]) => isHeading(each)), ...texts.filter(([, each]) => !isHeading(each))];
}
