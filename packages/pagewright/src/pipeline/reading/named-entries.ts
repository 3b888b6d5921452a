import { cutAt, plainText } from '../../content/sanitising/plain-text.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { isRecord } from '../../json/is-record.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';

/** The first text of a value: itself, or the first text in an object. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return plainText(value) || undefined;
  return isRecord(value)
    ? Object.values(value)
        .map(firstText)
        .find((text) => text !== undefined)
    : undefined;
}

/** The title of an entry. */
const titleOf = ({ title, name }: Readonly<Record<string, unknown>>) => firstText(title) ?? firstText(name);

/** Names an entry by its title, its id and its URL; undefined for an entry without all of them. */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, link } = entry;
  const text = titleOf(entry);
  const known = [
    ...(text === undefined ? [] : [`“${cutAt(text, 60)}”`]),
    ...(typeof id === 'number' || typeof id === 'string' ? [`id ${id}`] : []),
    ...(typeof link === 'string' ? [decodedEscapes(link)] : []),
  ];
  return known.length > 0 ? known.join(', ') : undefined;
}

/** Names an entry without a title by its slug too. */
function nameWithSlug(entry: unknown): string | undefined {
  const name = nameOf(entry);
  if (!isRecord(entry) || typeof entry.slug !== 'string' || titleOf(entry) !== undefined) return name;
  return [...(name === undefined ? [] : [name]), `slug ${decodedEscapes(entry.slug)}`].join(', ');
}

/** The title, the id and the link, or the slug, of the entry that has a value, as far as the response has them; undefined without any. */
export function entryName(body: unknown, path: string): string | undefined {
  return nameWithSlug(Array.isArray(body) ? body[Number(path.split('.')[0])] : body);
}

/**
 * Names the entry of a response that has a value; empty if the response does not say which it is.
 * @param path of the value: `3.slug` in a list
 */
export function entryAt(body: unknown, path: string): string {
  const name = entryName(body, path);
  return name === undefined ? '' : ` in the entry ${name}`;
}

/** Names the entries in a list that share a slug, by the slug. */
export function entriesWithOneSlug(body: unknown): ReadonlyMap<string, readonly string[]> {
  const bySlug = new Map<string, Map<string, string>>();
  for (const entry of Array.isArray(body) ? body : []) {
    if (!isRecord(entry) || typeof entry.slug !== 'string') continue;
    // An entry may be twice in a list that changed while it was read.
    const identity = JSON.stringify(entry.id ?? entry);
    const entries = getOrInsert(bySlug, decodedEscapes(entry.slug), () => new Map<string, string>());
    entries.set(identity, nameOf(entry) ?? 'one without a title');
  }
  const shared = [...bySlug].filter(([, entries]) => entries.size > 1);
  return new Map(shared.map(([slug, entries]) => [slug, [...entries.values()]]));
}
