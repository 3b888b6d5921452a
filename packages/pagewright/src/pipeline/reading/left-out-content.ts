import { pluralize } from '../../check/codes/message-text.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { sourceName } from '../../content/requests/content-service-call.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { plainJson } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import { conjuncts, nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import type { Warning } from '../warnings.ts';
import type { ReadRequest } from './content-warnings.ts';
import { countLeftOut, fateOf, type LinkOf } from './left-out/left-out-kinds.ts';
import { entryName } from './named-entries.ts';

/** What pages do not show of one field of an entry. */
export interface LeftOut {
  /** Its place in the response: `html`, or `*.html` in a list. */
  readonly field: string;
  readonly what: string;
  readonly count: number;
  /** What they are called, such as the hosts of frames; only the first. */
  readonly names: readonly string[];
  /** Title and id of the entry; absent if the response does not say which it is. */
  readonly entry?: string;
}

/** Finds in the body of a response what pages do not show; undefined if they show all of it. */
export type FindLeftOut = (source: string, body: unknown) => readonly LeftOut[] | undefined;

/** How a field is shown; undefined for a field that is no text, or that a page cuts off. */
function shownAs(node: SchemaNode): 'html' | 'text' | undefined {
  const format = formatOf(node);
  if (format === 'html') return format;
  const isCut = conjuncts(node).some(({ schema }) => 'cut' in schema || 'enum' in schema);
  return format === undefined && !isCut ? 'text' : undefined;
}

/** @param linkOf returns the rule of a source for the addresses of links */
export function findLeftOut(
  { content: schemas }: Pick<Schemas, 'content'>,
  linkOf: (source: string) => LinkOf | undefined = () => undefined,
): FindLeftOut {
  return (source, body) => {
    const schema = schemas.get(source);
    const node = schema && objectShape(nodeOf(schema)).properties.get('content');
    if (!node) return undefined;
    const found: LeftOut[] = [];
    // An adapter may set optional fields to undefined.
    visitValues(plainJson(body), node, '', (value, at, pointer) => {
      if (typeof value !== 'string' || !value.includes('<')) return;
      const shown = shownAs(at);
      if (shown === undefined) return;
      const place = pointer.slice(1).replaceAll('/', '.');
      const field = place.replace(/\b\d+\b/g, '*');
      const entry = entryName(body, place);
      for (const [what, counted] of countLeftOut(value, shown, linkOf(source)))
        found.push({ field, what, ...counted, ...(entry === undefined ? {} : { entry }) });
    });
    return found.length === 0 ? undefined : found;
  };
}

/** What a build left out of one field of a source. */
interface LeftOutOfField {
  readonly source: string;
  readonly field: string;
  readonly what: string;
  count: number;
  readonly names: Set<string>;
  /** The entries, or else the requests. */
  readonly places: Set<string>;
}

const maxListed = 3;

function listed(texts: Iterable<string>, separator: string): string {
  const all = [...texts];
  const shown = all.length > maxListed + 1 ? all.slice(0, maxListed) : all;
  const more = all.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(separator);
}

/**
 * Reports what pages do not show of the texts of content: one warning for each kind and field.
 * @param records by the keys of their requests
 * @param serviceOf returns what messages call the service of a source
 */
export function leftOutContent(
  records: Iterable<
    readonly [key: string, { readonly source: string; readonly leftOut?: readonly LeftOut[] | undefined }]
  >,
  serviceOf: (source: string) => ReadRequest['service'],
): Warning[] {
  const found = new Map<string, LeftOutOfField>();
  const sorted = [...records].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [key, { source, leftOut = [] }] of sorted) {
    for (const { field, what, count, names, entry } of leftOut) {
      const start = () => ({
        source,
        field,
        what,
        count: 0,
        names: new Set<string>(),
        places: new Set<string>(),
      });
      const sum = getOrInsert(found, `${source} ${field} ${what}`, start);
      sum.count += count;
      for (const name of names) sum.names.add(name);
      sum.places.add(entry ?? decodedEscapes(key));
    }
  }
  return [...found.values()].map(({ source, field, what, count, names, places }) => {
    const { fate, instead } = fateOf(what);
    const place = field.replace(/^\*\./, '');
    const which = names.size === 0 ? '' : `: ${listed(names, ', ')}`;
    return {
      kind: 'content that pages do not show',
      // Each field has one warning, and none of them hides another.
      cause: `${source} ${field} ${what}`,
      text: `${sourceName(source, serviceOf(source))}: ${pluralize(count, what)} in ${place} ${count === 1 ? 'is' : 'are'} ${fate}${which}. ${instead} (${listed(places, '; ')})`,
    };
  });
}
