import type { Schemas } from '../../config/schemas/schemas.ts';
import { sourceName } from '../../content/requests/content-service-call.ts';
import { isRecord } from '../../json/is-record.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { nearest } from '../../schema/nearest.ts';
import { nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';
import type { BoundFields } from '../queries/bound-fields.ts';
import type { Warning } from '../warnings.ts';
import type { ReadRequest } from './content-warnings.ts';
import type { ReadRecord } from './earlier-reads.ts';

/** Names of the service in one object that a response may add to a message. */
const maxNames = 12;

/** Which of the optional fields that pages read a response has. A field of an empty list is in neither. */
export interface FoundFields {
  readonly sent: readonly string[];
  /** For each field that no entry has: what the service sends beside it that the schema does not know. */
  readonly lacking: Readonly<Record<string, readonly string[]>>;
}

/** Finds the optional fields in the body of a response that pages read; undefined if they read none. */
export type FindFields = (source: string, body: unknown) => FoundFields | undefined;

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
      for (const each of Object.keys(value)) if (!properties.has(each)) names.add(each);
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

/** What the service sends in place of a field, as the end of a sentence; empty if that is not clear. */
function sentInstead(name: string, names: readonly string[]): string {
  const similar = nearest(name, names);
  if (similar !== undefined) return `; the service sends ${similar}`;
  return names.length === 0 || names.length > maxNames
    ? ''
    : `; the service sends ${[...names].sort().join(', ')}, which the schema does not have`;
}

/**
 * Reports optional fields that pages read and that no response of a source has, once for each.
 * @param serviceOf returns what messages call the service of a source
 */
export function missingFields(
  records: Iterable<ReadRecord>,
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
      const users = [...(bound.get(source) ?? [])];
      const [, page] = users.find(([path]) => path === field || path.startsWith(`${field}.`)) ?? [];
      const reader = page === undefined ? '' : `, which ${page} shows`;
      return [
        {
          kind: 'fields that no entry has',
          cause: `${source} ${field}`,
          text: `no entry of ${sourceName(source, serviceOf(source))} has ${shown}${reader}${sentInstead(name, [...names])}. Correct the name in schemas/content/${source}.json and in the pages, or remove the field`,
        },
      ];
    }),
  );
}
