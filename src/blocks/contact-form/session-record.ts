export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Entries = Readonly<Record<string, unknown>>;

/**
 * A JSON object in one item of `sessionStorage`. It is not cached in memory, so that a page from the back/forward cache reads the changes
 * of later pages of the tab.
 */
export class SessionRecord {
  readonly #name: string;
  readonly #storage: () => RecordStorage;
  /** Entries that could not be stored, because storage is blocked or full. */
  #refused: Entries | undefined;

  constructor(name: string, storage: () => RecordStorage) {
    this.#name = name;
    this.#storage = storage;
  }

  /** Empty if nothing valid is stored. */
  read(): Entries {
    if (this.#refused) return this.#refused;
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(this.#name) ?? '{}');
      return stored instanceof Object && !Array.isArray(stored)
        ? Object.fromEntries(Object.entries(stored))
        : {};
    } catch {
      return {};
    }
  }

  /** Replaces all entries. */
  write(entries: Entries): void {
    try {
      if (Object.keys(entries).length === 0) this.#storage().removeItem(this.#name);
      else this.#storage().setItem(this.#name, JSON.stringify(entries));
      this.#refused = undefined;
    } catch {
      this.#refused = entries;
    }
  }
}
