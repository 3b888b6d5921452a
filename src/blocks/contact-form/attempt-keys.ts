import { type RecordStorage, SessionRecord } from './session-record.ts';

/**
 * A hash is enough to find a text again, and what a visitor deleted is stored nowhere. Two texts that share a hash share
 * a key, which does no harm: a service stores both, since they differ.
 */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** 128 random bits. `crypto.randomUUID` is missing where a page comes over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The keys of messages that were sent and not yet confirmed. The same text keeps its key, so that a service can tell a
 * repeat; another text has another key, so that it is not taken for one.
 */
export class AttemptKeys {
  readonly #record: SessionRecord;

  constructor(storage: () => RecordStorage) {
    this.#record = new SessionRecord('attempts:contact-form', storage);
  }

  keyFor(text: string): string {
    const keys = this.#record.read();
    const known = keys[hashOf(text)];
    if (typeof known === 'string') return known;
    const key = newKey();
    this.#record.write({ ...keys, [hashOf(text)]: key });
    return key;
  }

  /** The message was taken: the same text sent once more is another message. */
  forget(text: string): void {
    const { [hashOf(text)]: _, ...others } = this.#record.read();
    this.#record.write(others);
  }
}

/** The keys of this tab. */
export const tabKeys = new AttemptKeys(() => sessionStorage);
