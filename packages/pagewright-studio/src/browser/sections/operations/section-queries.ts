import { configs, type Json, type JsonObject, json } from 'pagewright/tooling';
import { removeValue, setValue } from '../../edits/edit-config.ts';
import { freeName } from '../../edits/free-name.ts';
import type { RawJson } from '../../edits/printed-json.ts';
import type { SectionEdits } from './section-change.ts';
import { rootsOfText } from './written-paths.ts';

/** The keys at the top of a file in their usual order. */
function orderIn(file: string): readonly string[] {
  const construct = configs.kindOf(file) === 'section' ? 'section' : 'page';
  return [configs.commentName, ...configs.keyNames(construct, () => true)];
}

/** True for a file whose sections can read queries in its `data`. The end of all pages cannot. */
export function hasQueries(file: string): boolean {
  const kind = configs.kindOf(file);
  return kind === 'page' || kind === 'section';
}

/** The queries of a file by their names. */
export function queriesIn(text: string): JsonObject {
  const value: Json = JSON.parse(text);
  return json.objectOf(json.objectOf(value).data);
}

/** The queries of a file that a part of it reads. @param part the part as it is written */
export function queriesRead(text: string, part: string): readonly string[] {
  const roots = rootsOfText(part);
  return Object.keys(queriesIn(text)).filter((name) => roots.has(name));
}

/** The query whose list a page shows in several pages. */
export function pagedQuery(text: string): Json | undefined {
  const value: Json = JSON.parse(text);
  return json.objectOf(json.objectOf(value).paging).list;
}

/** Removes the queries among these that nothing in the file reads any more. Returns their names. */
export function removeUnread(
  { files, text }: SectionEdits,
  file: string,
  names: readonly string[],
): readonly string[] {
  if (!hasQueries(file)) return [];
  const roots = rootsOfText(text(file));
  const paged = pagedQuery(text(file));
  const unread = names.filter((name) => !roots.has(name) && name !== paged);
  for (const name of unread) {
    const isLast = Object.keys(queriesIn(text(file))).length === 1;
    files.edit(file, removeValue(text(file), isLast ? ['data'] : ['data', name]));
  }
  return unread;
}

/** A query that a section brings with it. */
interface BroughtQuery {
  readonly name: string;
  readonly value: Json;
  /** The text as it is written, if it can be written like that in the other file. */
  readonly raw: Json | RawJson;
}

/**
 * Adds queries to a file, unless it has equal ones. One with a name that the file uses for another query gets a new name.
 * Returns the new names by the old ones.
 */
export function addQueries(
  { files, text }: SectionEdits,
  file: string,
  queries: readonly BroughtQuery[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, value, raw } of queries) {
    const known = queriesIn(text(file));
    const isEqual = (each: string) => json.areEqual(known[each] ?? null, value);
    const equal = Object.keys(known).find(
      (each) => (each === name || isVariant(each, name)) && isEqual(each),
    );
    const free = equal ?? freeName(name, (each) => Object.hasOwn(known, each));
    names.set(name, free);
    if (equal !== undefined) continue;
    if (Object.keys(known).length === 0) files.edit(file, setValue(text(file), ['data'], {}, orderIn(file)));
    files.edit(file, setValue(text(file), ['data', free], raw));
  }
  return names;
}

/** True for a name that `freeName` makes from another name. */
function isVariant(name: string, of: string): boolean {
  return name.startsWith(of) && /^\d+$/.test(name.slice(of.length));
}
