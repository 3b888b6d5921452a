import { type RecordStorage, SessionRecord } from './session-record.ts';

/**
 * Hashing avoids storing text that the visitor deletes later. If two texts have the same hash, they have the same key; this
 * is harmless, since services store both.
 */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** 128 random bits. `crypto.randomUUID` does not exist on pages loaded over HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency keys of messages that were sent but not confirmed. The same text has the same key, so that services store
 * it once.
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

  /** Call this when a message is confirmed: the same text is then a new message. */
  forget(text: string): void {
    const { [hashOf(text)]: _, ...others } = this.#record.read();
    this.#record.write(others);
  }
}

/** The keys of this tab. */
export const tabKeys = new AttemptKeys(() => sessionStorage);
