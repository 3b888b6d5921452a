import { pathIn } from '../../config/sections/given-values.ts';
import { compatibleNodes } from '../../schema/compatible.ts';
import { type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { type RootNode, schemaAt } from '../binding-scope.ts';
import { describePath, typeInWords } from '../describe-place.ts';
import type { ValuePlace } from '../value-place.ts';
import { type Completion, type Target, valueCompletion } from './completion.ts';

type FieldPath = readonly [string, ...string[]];

/** The maximum number of fields in an offered path. Deeper fields are rare, and authors can type them. */
export const maxFields = 3;

function isList(node: RootNode): boolean {
  return node !== 'unknown' && typesOf(node).has('array');
}

function isObjectNode(node: RootNode): node is SchemaNode {
  return node !== 'unknown' && typesOf(node).has('object');
}

/** Whether a path with this value may be in a place. A longer string accepts every value that is text or a number. */
export function fits(node: RootNode, { node: target, accepts }: ValuePlace, isWhole: boolean): boolean {
  if (accepts === 'list') return isList(node);
  if (node === 'unknown' || !target) return true;
  if (isWhole) return compatibleNodes(node, target) === 'ok';
  const types = typesOf(node);
  return types.has('string') || types.has('number') || types.has('integer');
}

/** A partly typed path in a string, such as `{service.he`. The offsets are the range of the path without its braces. */
interface TypedPath {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
  /** True if the string contains nothing but the path. */
  readonly isWhole: boolean;
}

/**
 * The partly typed path at an offset in a JSON string.
 * @param start of the string's content, without quotation marks
 * @param end of the string's content
 */
export function typedPath(text: string, start: number, end: number, offset: number): TypedPath | undefined {
  const before = text.slice(start, offset);
  const open = /(?:^|[^{])(?:\{\{)*\{([\w.-]*)$/.exec(before);
  if (!open) return undefined;
  const from = offset - (open[1] ?? '').length;
  const rest = /^[\w.-]*/.exec(text.slice(offset, end))?.[0] ?? '';
  const to = offset + rest.length;
  const isClosed = text[to] === '}' && to < end;
  const isWhole = from === start + 1 && to + (isClosed ? 1 : 0) === end;
  return { text: text.slice(from, offset), start: from, end: to, isClosed, isWhole };
}

/** Completes a name in a pair of braces: a query or another root, or a field after a dot. */
export function completePath(typed: TypedPath, place: ValuePlace): readonly Completion[] {
  const parents = typed.text.split('.').slice(0, -1);
  const found = parents.length === 0 ? [...place.roots] : fieldsBelow(parents, place);
  return found.map(([name, node]): Completion => {
    const path = joined(parents, name);
    const isFit = fits(node, place, typed.isWhole);
    const text = path.join('.');
    // If an object does not fit here, one of its fields may, so the path stays open.
    const close = typed.isClosed || (!isFit && isObjectNode(node)) ? '' : '}';
    return {
      label: name,
      kind: parents.length === 0 ? 'query' : 'field',
      detail: typeInWords(node),
      documentation: describePath(path, place),
      insert: text + close,
      filter: text,
      start: typed.start,
      end: typed.end,
      rank: isFit ? 0 : isObjectNode(node) ? 1 : 2,
    };
  });
}

function joined(parents: readonly string[], name: string): FieldPath {
  const [root = name, ...rest] = [...parents, name];
  return [root, ...rest];
}

function fieldsBelow(
  parents: readonly string[],
  { roots }: ValuePlace,
): readonly (readonly [string, RootNode])[] {
  const node = schemaAt(pathIn(`{${parents.join('.')}}`), roots);
  return node ? [...objectShape(node).properties] : [];
}

/** Completes a whole value with each path that fits it. */
export function completeWithPaths(target: Target, place: ValuePlace): readonly Completion[] {
  if (place.accepts === 'literal' || place.accepts === 'fields') return [];
  const found: Completion[] = [];
  const visit = (path: FieldPath, node: RootNode) => {
    if (path.length > 1 || isList(node))
      if (node !== 'unknown' && fits(node, place, true)) {
        const documentation = describePath(path, place);
        const detail = typeInWords(node);
        const rank = path[0] === 'item' ? 0 : path[0] === 'site' ? 2 : 1;
        const more = { kind: 'field', detail, documentation, rank } as const;
        found.push(valueCompletion(`{${path.join('.')}}`, target, more));
      }
    if (!isObjectNode(node) || path.length > maxFields) return;
    for (const [name, field] of objectShape(node).properties) visit([...path, name], field);
  };
  for (const [name, node] of place.roots) visit([name], node);
  return found;
}
