export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Entries = Readonly<Record<string, unknown>>;

/**
 * A JSON object in one item of the tab's storage. Storage, and not memory, is the truth: a page that comes back from
 * the browser's back/forward cache finds what later pages of the tab wrote.
 */
export class SessionRecord {
  readonly #name: string;
  readonly #storage: () => RecordStorage;
  /** Entries that storage refused because it is forbidden or full. */
  #refused: Entries | undefined;

  constructor(name: string, storage: () => RecordStorage) {
    this.#name = name;
    this.#storage = storage;
  }

  /** Empty where nothing is stored, or nothing that can be read. */
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
