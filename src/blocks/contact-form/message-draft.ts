import type { FieldRule } from './check-field.ts';
import { type RecordStorage, SessionRecord } from './session-record.ts';

export type FieldName = FieldRule['name'];

/** What the fields of a form hold, by name. An empty field may be left out. */
export type FormText = Partial<Record<FieldName, string>>;

/** The prefix `kept:` and the block's type tell the page that this block has something to show at once. */
const ITEM = 'kept:contact-form';

/**
 * What the visitor wrote and has not sent: one draft for all forms of the tab, whichever fields they show. Fields that
 * a form does not know stay as they are.
 */
export class MessageDraft {
  readonly #record: SessionRecord;
  readonly #listeners = new Set<() => void>();

  constructor(storage: () => RecordStorage) {
    this.#record = new SessionRecord(ITEM, storage);
  }

  /** The text of these fields. */
  text(names: readonly FieldName[]): FormText {
    const known = this.#known(names);
    return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
  }

  /** Takes over what these fields hold now; a field without text is cleared. */
  change(names: readonly FieldName[], text: FormText): void {
    const known = this.#known(names);
    if (names.every((name) => (text[name] ?? '') === (known[name] ?? ''))) return;
    // A cleared field stays in the record: see `add`.
    const fields = Object.fromEntries(names.map((name) => [name, text[name] ?? '']));
    this.#record.write({ ...this.#record.read(), ...fields });
    for (const listener of this.#listeners) listener();
  }

  /**
   * Adds what the page's fields held before its code ran. Only a single line is replaced, and only by what was typed.
   * @param isOld whether the browser may have put back text from before the last change. Then the draft wins.
   */
  add(names: readonly FieldName[], found: FormText, isOld: boolean): void {
    const known = this.#known(names);
    const text = { ...known };
    for (const name of names) {
      const added = found[name] ?? '';
      const kept = known[name] ?? '';
      if (kept.includes(added)) continue;
      const isLonger = kept !== '' && added.includes(kept);
      if (isOld && known[name] !== undefined && !isLonger) continue;
      text[name] = isLonger || kept === '' || name !== 'message' ? added : `${kept}\n${added}`;
    }
    this.change(names, text);
  }

  /** Clears the fields that were sent. What was typed since then stays. */
  clear(sent: FormText, names: readonly FieldName[]): void {
    const text = this.text(names);
    for (const name of names) if (text[name] === sent[name]) delete text[name];
    this.change(names, text);
  }

  /** The fields that were ever changed; one that was cleared is an empty string. */
  #known(names: readonly FieldName[]): FormText {
    const entries = this.#record.read();
    const known: FormText = {};
    for (const name of names) {
      const value = entries[name];
      if (typeof value === 'string') known[name] = value;
    }
    return known;
  }

  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** The draft of this tab. */
export const tabDraft = new MessageDraft(() => sessionStorage);
