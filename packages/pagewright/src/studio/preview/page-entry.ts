/** A path of a page with params. */
interface PageEntry {
  /** Encoded, as in URLs. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The answer to the call `entries`. */
export interface PageEntries {
  /** Those that the config lists, then those of the content service. */
  readonly entries: readonly PageEntry[];
  /** True if there are more than the server lists. */
  readonly hasMore: boolean;
  /** True if the content service could not be read, so that its entries are missing. */
  readonly isIncomplete: boolean;
}

/** The entries in which all words of a search are, in their order. */
export function foundEntries(entries: readonly PageEntry[], search: string): readonly PageEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ path }) => {
    const text = readablePath(path).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A path as people read it: decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

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
