import { type PageEntries, urls } from 'pagewright/tooling';

type PageEntry = PageEntries['entries'][number];

/** The entries in which all words of a search are, in their order. */
export function foundEntries(entries: readonly PageEntry[], search: string): readonly PageEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ path }) => {
    const text = readablePath(path).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A path as people read it: decoded. */
export const readablePath = urls.decodedEscapes;

/** The entry before or after a path; undefined at the ends. A path that is not listed comes before the first. */
export function entryBeside(
  entries: readonly PageEntry[],
  path: string,
  step: 1 | -1,
): PageEntry | undefined {
  const at = entries.findIndex((entry) => isSamePath(entry.path, path));
  return at < 0 && step < 0 ? undefined : entries[at + step];
}

/** True for two ways to write the same path: encoded or not, with or without a slash at its end. */
export function isSamePath(one: string, other: string): boolean {
  const plain = (path: string) => readablePath(path).replace(/(?<=.)\/+$/, '');
  return plain(one) === plain(other);
}
