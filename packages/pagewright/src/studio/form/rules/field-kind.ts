import { isArray, isObject, type Json } from '../../../json/json-value.ts';
import { formatOf, isImage } from '../../../schema/describe-schema.ts';
import {
  bound,
  conjuncts,
  enumValues,
  patternsOf,
  type SchemaNode,
  typeOf,
  typesOf,
} from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { stringChoices } from './schema-words.ts';
import { unionOptions } from './union-options.ts';

/**
 * The form of a value. line: text on one line. prose: text with several. look: an enum that is shown as pictures. constant: a value without a choice,
 * which needs no field. record: an object whose names are not known. json: nothing is known of the value.
 */
export type FieldKind =
  | 'line'
  | 'prose'
  | 'rich-text'
  | 'link'
  | 'date'
  | 'number'
  | 'checkbox'
  | 'enum'
  | 'look'
  | 'image'
  | 'object'
  | 'record'
  | 'list'
  | 'union'
  | 'constant'
  | 'json';

/** Names of enums whose values are looks. */
const looks: ReadonlySet<string> = new Set(['layout', 'tone']);

/** Words of a description that announce more than a line of text. */
const proseWords = /\b(?:sentences?|paragraphs?|several lines|longer text)\b/i;

/** Characters from which a text needs more than a line. */
const longLine = 60;

/** How a value with a schema is edited. @param name of the property; undefined for an item */
export function fieldKind(node: SchemaNode | undefined, name?: string): FieldKind {
  if (!node) return 'json';
  if (conjuncts(node).some(({ schema }) => 'const' in schema)) return 'constant';
  if (isImage(node) && typeOf(node) === 'object') return 'image';
  if (unionOptions(node).length > 1) return 'union';
  if (enumValues(node)) return name !== undefined && looks.has(name) && stringChoices(node) ? 'look' : 'enum';
  switch (typeOf(node)) {
    case 'string':
      return textKind(node);
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'checkbox';
    case 'array':
      return 'list';
    case 'object':
      return objectKind(node);
    default:
      return 'json';
  }
}

function textKind(node: SchemaNode): FieldKind {
  const format = formatOf(node);
  if (format === 'html') return 'rich-text';
  if (format === 'href') return 'link';
  if (format === 'date-time' || isDatePattern(node)) return 'date';
  return format === undefined && isProse(node) ? 'prose' : 'line';
}

/** True for a pattern that accepts dates and no words, such as that of `showFrom`. */
function isDatePattern(node: SchemaNode): boolean {
  const patterns = patternsOf(node);
  return (
    patterns.length > 0 &&
    patterns.every((pattern) => {
      const test = new RegExp(pattern, 'u');
      return test.test('2026-12-01T09:00') && !test.test('word') && !test.test('/path') && !test.test('1');
    })
  );
}

/** True for text that usually has several lines: its description says so, or its default or an example is long. */
function isProse(node: SchemaNode): boolean {
  if ((bound(node, 'maxLength', 'lowest') ?? Number.POSITIVE_INFINITY) <= longLine) return false;
  if (patternsOf(node).length > 0) return false;
  return conjuncts(node).some(({ schema: { description, default: normal, examples, headingLevel } }) => {
    if (typeof headingLevel === 'number') return false;
    const texts = [normal, ...(Array.isArray(examples) ? examples : [])];
    return (
      (typeof description === 'string' && proseWords.test(description)) ||
      texts.some((text) => typeof text === 'string' && text.length > longLine)
    );
  });
}

function objectKind(node: SchemaNode): FieldKind {
  const { properties, others } = objectShape(node);
  if (properties.size > 0) return 'object';
  if (others && typesOf(others).size > 0) return 'record';
  return 'json';
}

/** Kinds that are shown as empty fields when their property is not set. All others are added with a button. */
const simpleKinds: ReadonlySet<FieldKind> = new Set([
  'line',
  'prose',
  'link',
  'date',
  'number',
  'checkbox',
  'enum',
  'look',
  'image',
]);

/** True for a field that takes few lines of a form. */
export function isSimple(kind: FieldKind, node: SchemaNode | undefined): boolean {
  if (kind !== 'union' || !node) return simpleKinds.has(kind);
  return unionOptions(node).every((option) => simpleKinds.has(fieldKind(option.node)));
}

/** False for a value that the field of a kind cannot show, such as an object in place of text. It is then shown as JSON. */
export function canShow(kind: FieldKind, value: Json | undefined): boolean {
  if (value === undefined) return true;
  switch (kind) {
    case 'list':
      return isArray(value);
    case 'object':
    case 'record':
    case 'image':
      return isObject(value);
    case 'checkbox':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'line':
    case 'prose':
      return value !== null && typeof value !== 'object';
    case 'rich-text':
    case 'link':
    case 'date':
    case 'look':
      return typeof value === 'string';
    default:
      return true;
  }
}
