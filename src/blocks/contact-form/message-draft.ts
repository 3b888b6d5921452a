import { type FormField, type FormText, typeOf } from './form-field.ts';
import { type RecordStorage, SessionRecord } from './session-record.ts';

/** The prefix `kept:` and the block's type tell the page that this block has something to show at once. */
const ITEM = 'kept:contact-form';

/**
 * What the visitor entered and has not sent: one draft for all forms of the tab, whichever fields they show. Fields that
 * a form does not have stay as they are.
 */
export class MessageDraft {
  readonly #record: SessionRecord;
  readonly #listeners = new Set<() => void>();

  constructor(storage: () => RecordStorage) {
    this.#record = new SessionRecord(ITEM, storage);
  }

  /** The text of these fields. */
  text(names: readonly string[]): FormText {
    const known = this.#known(names);
    return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
  }

  /** Stores what these fields hold now; a field without text is cleared. */
  change(names: readonly string[], text: FormText): void {
    const known = this.#known(names);
    if (names.every((name) => (text[name] ?? '') === (known[name] ?? ''))) return;
    // A cleared field stays in the record: see `add`.
    const fields = Object.fromEntries(names.map((name) => [name, text[name] ?? '']));
    this.#record.write({ ...this.#record.read(), ...fields });
    for (const listener of this.#listeners) listener();
  }

  /**
   * Adds what the page's fields held before its code ran. Several lines are added to; anything else is replaced, but only
   * by what the visitor entered.
   * @param isOld whether the browser may have put back text from before the last change. Then the draft wins.
   */
  add(fields: readonly FormField[], found: FormText, isOld: boolean): void {
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
      if (isOld && known[name] !== undefined && !isLonger) continue;
      text[name] = isLonger || kept === '' || typeOf(field) !== 'textarea' ? added : `${kept}\n${added}`;
    }
    this.change(names, text);
  }

  /** Clears the fields that were sent. What was typed since then stays. */
  clear(sent: FormText, names: readonly string[]): void {
    const text = this.text(names);
    for (const name of names) if (text[name] === sent[name]) delete text[name];
    this.change(names, text);
  }

  /** The fields that were ever changed; one that was cleared is an empty string. */
  #known(names: readonly string[]): FormText {
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
