import { type FormField, type FormText, typeOf } from './form-field.ts';
import { type RecordStorage, SessionRecord } from './session-record.ts';

/** With this name (`kept:` and the type of the block), the engine hydrates the block at once if there is a draft. */
const storageKey = 'kept:contact-form';

/** The text that the visitor has entered but not sent. All forms of a tab share one draft, even if their fields differ. */
export class MessageDraft {
  readonly #record: SessionRecord;
  readonly #listeners = new Set<() => void>();

  constructor(storage: () => RecordStorage) {
    this.#record = new SessionRecord(storageKey, storage);
  }

  /** The text of these fields. */
  text(names: readonly string[]): FormText {
    const known = this.#known(names);
    return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
  }

  /** Stores the text of these fields. A field without text is cleared. */
  change(names: readonly string[], text: FormText): void {
    const known = this.#known(names);
    if (names.every((name) => (text[name] ?? '') === (known[name] ?? ''))) return;
    // A cleared field stays in the record, because `add` needs to know that it was cleared.
    const fields = Object.fromEntries(names.map((name) => [name, text[name] ?? '']));
    this.#record.write({ ...this.#record.read(), ...fields });
    for (const listener of this.#listeners) listener();
  }

  /**
   * Adds text that was in the fields before hydration. Text of a textarea is appended to the draft; other text replaces it.
   * @param isOld whether the text of a field may be older than the draft. Then the draft wins.
   */
  add(fields: readonly FormField[], found: FormText, isOld: (name: string) => boolean): void {
    const names = fields.map(({ name }) => name);
    const known = this.#known(names);
    const text = { ...known };
    for (const field of fields) {
      const { name } = field;
      const added = found[name] ?? '';
      const kept = known[name] ?? '';
      if (added === '' || added === kept) continue;
      const isChosen = typeOf(field) === 'select';
      if (kept.includes(added) && !isChosen) continue;
      const isLonger = kept !== '' && added.includes(kept) && !isChosen;
      if (known[name] !== undefined && !isLonger && isOld(name)) continue;
      text[name] = isLonger || kept === '' || typeOf(field) !== 'textarea' ? added : `${kept}\n${added}`;
    }
    this.change(names, text);
  }

  /** Clears the fields that were sent. Keeps what was typed since. */
  clear(sent: FormText, names: readonly string[]): void {
    const text = this.text(names);
    for (const name of names) if (text[name] === sent[name]) delete text[name];
    this.change(names, text);
  }

  /** The fields that were ever changed. A cleared field is an empty string. */
  #known(names: readonly string[]): FormText {
    const entries = this.#record.read();
    const known: FormText = {};
    for (const name of names) {
      const value = entries[name];
      if (typeof value === 'string') known[name] = value;
    }
    return known;
  }

  /** Calls the listener after each change. Returns the function that removes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** The draft of this tab. */
export const tabDraft = new MessageDraft(() => sessionStorage);
