import type { Schemas } from '../../config/schemas/schemas.ts';
import { sourceName } from '../../content/requests/content-service-call.ts';
import { isRecord } from '../../json/is-record.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { nearest } from '../../schema/nearest.ts';
import { conjuncts, nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';
import type { Warning } from '../warnings.ts';
import type { BoundFields } from './bound-fields.ts';
import type { ReadRequest } from './content-warnings.ts';

/** With more names in place of a missing one, any of them may be meant, or none. */
const maxNames = 5;

/** Which of the optional fields that pages read a response has. A field of an empty list is in neither. */
export interface FoundFields {
  readonly sent: readonly string[];
  /** For each field that no entry has: names next to it that the schema does not know, with values of the same type. */
  readonly lacking: Readonly<Record<string, readonly string[]>>;
}

/** Finds the optional fields in the body of a response that pages read; undefined if they read none. */
export type FindFields = (source: string, body: unknown) => FoundFields | undefined;

/** The JSON type of a value, where a number may be written as text. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'string' : typeof value;
}

/** True if a value has the type of a field. An empty value has none. */
function hasTypeOf(field: SchemaNode, value: unknown): boolean {
  if (value === null) return false;
  const kinds = conjuncts(field).flatMap(({ schema: { type } }) => (typeof type === 'string' ? [type] : []));
  return kinds.some((type) => (/^(?:integer|number)$/.test(type) ? 'string' : type) === kindOf(value));
}

class Search {
  readonly sent = new Set<string>();
  readonly lacking = new Map<string, Set<string>>();

  /** Looks for the field at `rest` in a value at `path`, both as names. */
  look(value: unknown, node: SchemaNode, path: readonly string[], rest: readonly string[]): void {
    const [name, ...further] = rest;
    // An image may have another form in the response.
    if (name === undefined || node.schema.$ref === '#/definitions/image') return;
    if (name === '*') {
      if (Array.isArray(value))
        for (const item of value) this.look(item, itemNode(node), [...path, name], further);
      return;
    }
    if (!isRecord(value)) return;
    const { properties, required } = objectShape(node);
    const property = properties.get(name);
    if (!property) return;
    const at = [...path, name].join('.');
    if (Object.hasOwn(value, name)) {
      if (!required.has(name)) this.sent.add(at);
      this.look(value[name], property, [...path, name], further);
    } else if (!required.has(name)) {
      const names = getOrInsert(this.lacking, at, () => new Set<string>());
      for (const [each, found] of Object.entries(value))
        if (!properties.has(each) && hasTypeOf(property, found)) names.add(each);
    }
  }

  get found(): FoundFields {
    const lacking = [...this.lacking].filter(([at]) => !this.sent.has(at));
    return {
      sent: [...this.sent],
      lacking: Object.fromEntries(lacking.map(([at, names]) => [at, [...names]])),
    };
  }
}

/** @param bound what pages read */
export function findFields({ content: schemas }: Pick<Schemas, 'content'>, bound: BoundFields): FindFields {
  return (source, body) => {
    const fields = bound.get(source);
    const schema = schemas.get(source);
    const node = schema && objectShape(nodeOf(schema)).properties.get('content');
    if (!fields || !node) return undefined;
    const search = new Search();
    for (const field of fields.keys()) search.look(body, node, [], field.split('.'));
    const { found } = search;
    return found.sent.length === 0 && Object.keys(found.lacking).length === 0 ? undefined : found;
  };
}

/** What the service probably sends in place of a field; empty if the field has no other name, but simply no value. */
function sentInstead(name: string, names: readonly string[]): string {
  return nearest(name, names) ?? (names.length > maxNames ? '' : [...names].sort().join(', '));
}

/**
 * Reports optional fields that pages read, that no response of a source has, and that the service sends under another name. Many services
 * leave out fields without a value, so a field that is nowhere is not a mistake by itself.
 * @param serviceOf returns what messages call the service of a source
 */
export function missingFields(
  records: Iterable<{ readonly source: string; readonly fields?: FoundFields | undefined }>,
  bound: BoundFields,
  serviceOf: (source: string) => ReadRequest['service'],
): Warning[] {
  const sent = new Map<string, Set<string>>();
  const lacking = new Map<string, Map<string, Set<string>>>();
  for (const { source, fields } of records) {
    if (!fields) continue;
    for (const field of fields.sent) getOrInsert(sent, source, () => new Set()).add(field);
    for (const [field, names] of Object.entries(fields.lacking)) {
      const ofSource = getOrInsert(lacking, source, () => new Map<string, Set<string>>());
      for (const name of names) getOrInsert(ofSource, field, () => new Set()).add(name);
      getOrInsert(ofSource, field, () => new Set());
    }
  }
  return [...lacking].flatMap(([source, fields]) =>
    [...fields].flatMap(([field, names]): Warning[] => {
      if (sent.get(source)?.has(field)) return [];
      const shown = field.replace(/^\*\./, '');
      const name = shown.split('.').at(-1) ?? '';
      const instead = sentInstead(name, [...names]);
      if (instead === '') return [];
      const users = [...(bound.get(source) ?? [])];
      const [, page] = users.find(([path]) => path === field || path.startsWith(`${field}.`)) ?? [];
      const reader = page === undefined ? '' : `, which ${page} shows`;
      return [
        {
          kind: 'fields that no entry has',
          cause: `${source} ${field}`,
          text: `no entry of ${sourceName(source, serviceOf(source))} has ${shown}${reader}; the service sends ${instead}, which the schema does not have. Correct the name in schemas/content/${source}.json and in the pages, or remove the field`,
        },
      ];
    }),
  );
}
