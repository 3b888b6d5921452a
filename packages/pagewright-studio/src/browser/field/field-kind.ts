import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { unionOptions } from './union-options.ts';

/**
 * The form of a value. Texts and choices may have a control that their schema names. constant: a value without a choice, which needs no
 * field. record: an object whose names are not known. json: nothing is known of the value.
 */
export type FieldKind =
  | nodes.Control
  | 'rich-text'
  | 'link'
  | 'date'
  | 'number'
  | 'checkbox'
  | 'enum'
  | 'image'
  | 'object'
  | 'record'
  | 'list'
  | 'union'
  | 'constant'
  | 'json';

/** A text that may have more characters has several lines, unless its schema names a control. */
const longLine = 200;

/** How a value with a schema is edited. */
export function fieldKind(node: SchemaNode | undefined): FieldKind {
  if (!node) return 'json';
  if (nodes.conjuncts(node).some(({ schema }) => 'const' in schema)) return 'constant';
  if (nodes.isImage(node) && nodes.typeOf(node) === 'object') return 'image';
  if (unionOptions(node).length > 1) return 'union';
  if (nodes.enumValues(node)) return nodes.controlOf(node) ?? 'enum';
  switch (nodes.typeOf(node)) {
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
  const format = nodes.formatOf(node);
  if (format === 'html') return 'rich-text';
  if (format === 'href') return 'link';
  if (format === 'date-time' || isDatePattern(node)) return 'date';
  return nodes.controlOf(node) ?? (format === undefined && isLong(node) ? 'prose' : 'line');
}

/** True for a pattern that accepts dates and no words, such as the pattern of `showFrom`. */
function isDatePattern(node: SchemaNode): boolean {
  const patterns = nodes.patternsOf(node);
  return (
    patterns.length > 0 &&
    patterns.every((pattern) => {
      const test = new RegExp(pattern, 'u');
      return test.test('2026-12-01T09:00') && !test.test('word') && !test.test('/path') && !test.test('1');
    })
  );
}

/** True for a text without a pattern that may be long. */
function isLong(node: SchemaNode): boolean {
  return nodes.patternsOf(node).length === 0 && (nodes.bound(node, 'maxLength', 'lowest') ?? 0) > longLine;
}

function objectKind(node: SchemaNode): FieldKind {
  const { properties, others } = nodes.objectShape(node);
  if (properties.size > 0) return 'object';
  if (others && nodes.typesOf(others).size > 0) return 'record';
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
  'variants',
  'tones',
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
      return json.isArray(value);
    case 'object':
    case 'record':
    case 'image':
      return json.isObject(value);
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
    case 'variants':
    case 'tones':
      return typeof value === 'string';
    default:
      return true;
  }
}
