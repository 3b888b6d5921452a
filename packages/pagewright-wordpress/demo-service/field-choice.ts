import { listOf, type Query } from './list-parameters.ts';
import { isRecord, type Json } from './rest-response.ts';

/** The relations that `_embed` requests: all, some or none. `_embed=0` requests all, as in WordPress. */
export function embedsRelation(query: Query): (relation: string) => boolean {
  const value = query.get('_embed')?.at(-1);
  if (value === undefined || value === 'false') return () => false;
  if (['', 'true', '1', '0'].includes(value)) return () => true;
  const requested = new Set(listOf(query, '_embed'));
  return (relation) => requested.has(relation);
}

function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (!isRecord(value) || paths.some((path) => path.length === 0)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, property]): [string, unknown][] => {
      const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
      return below.length === 0 ? [] : [[name, pick(property, below)]];
    }),
  );
}

/** The properties of an entry that `_fields` names; a dot names a nested one. `_embedded` has only relations in `_links`. */
export function chooseFields(entry: Json, query: Query): unknown {
  const names = listOf(query, '_fields');
  if (names.length === 0) return entry;
  const paths = names.map((field) => field.split('.'));
  const chosen = pick(entry, paths);
  if (!isRecord(chosen)) return chosen;
  const { _embedded, ...rest } = chosen;
  const links = isRecord(rest._links) ? Object.keys(rest._links) : [];
  const embedded = pick(
    _embedded,
    links.map((relation) => [relation]),
  );
  return isRecord(embedded) && Object.keys(embedded).length > 0 ? { ...rest, _embedded: embedded } : rest;
}
