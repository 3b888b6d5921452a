import { enumValues, type SchemaNode } from '../../../schema/schema-node.ts';

/** Names of properties that say how something looks. */
const lookNames =
  /^(?:layout|tone|align(?:ment)?|size|theme|variant|look|style|background|colou?r|width|position)$/i;

/** More values than these are a menu, unless they are looks. */
const maxWords = 4;
const maxLooks = 8;

/** The values of a schema that allows only some strings; undefined for others. */
export function stringChoices(node: SchemaNode): readonly string[] | undefined {
  const values = enumValues(node) ?? [];
  const strings = values.filter((value) => typeof value === 'string');
  return strings.length > 0 && strings.length === values.length ? strings : undefined;
}

/**
 * True for a value that `LookField` shows well: one of a few looks, or of very few words.
 * @param name that of its property
 */
export function isLook(name: string, node: SchemaNode): boolean {
  const count = stringChoices(node)?.length ?? 0;
  return count >= 2 && count <= (lookNames.test(name) ? maxLooks : maxWords);
}
