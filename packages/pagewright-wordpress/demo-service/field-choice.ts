import { listOf, type Query } from './list-parameters.ts';
import { isRecord, type Json } from './rest-answer.ts';

/** Relations that `_embed` asks for: all of them, some, or none. `_embed=0` asks for all, as in WordPress. */
export function embedsRelation(query: Query): (relation: string) => boolean {
  const written = query.get('_embed')?.at(-1);
  if (written === undefined || written === 'false') return () => false;
  if (['', 'true', '1', '0'].includes(written)) return () => true;
  const wanted = new Set(listOf(query, '_embed'));
  return (relation) => wanted.has(relation);
}

function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (!isRecord(value) || paths.some((path) => path.length === 0)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      const inside = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
      return inside.length === 0 ? [] : [[name, pick(member, inside)]];
    }),
  );
}

/** What `_fields` leaves of an entry: names, and names within by a dot. `_embedded` needs `_links` beside it. */
export function chooseFields(entry: Json, query: Query): unknown {
  const wanted = listOf(query, '_fields');
  if (wanted.length === 0) return entry;
  const paths = wanted.map((field) => field.split('.'));
  const chosen = pick(entry, paths);
  if (!isRecord(chosen) || wanted.includes('_links')) return chosen;
  const { _embedded: _, ...rest } = chosen;
  return rest;
}
