import { type RecordStorage, SessionRecord } from './session-record.ts';

type Texts = Readonly<Record<string, string>>;

/** Hashing avoids storing text that the visitor deletes later. */
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

/** The hash of each text that is not empty. */
function hashesOf(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === '' ? [] : [[name, hashOf(text)]])),
  );
}

/** Whether one record has all the texts of the other. */
function contains(all: Texts, some: unknown): boolean {
  return some instanceof Object && Object.entries(some).every(([name, hash]) => all[name] === hash);
}

/** Whether two attempts are for the same message. Forms have different fields, so one attempt may have one field more. */
function isSameMessage(hashes: Texts, known: unknown): boolean {
  if (!(known instanceof Object)) return false;
  return contains(hashes, known) || contains(Object.fromEntries(Object.entries(known)), hashes);
}

/**
 * The idempotency keys of messages that were sent but not confirmed. A message keeps its key on a page whose form has other fields, so
 * that services store it once. Another text is another message.
 */
export class AttemptKeys {
  readonly #record: SessionRecord;

  constructor(storage: () => RecordStorage) {
    this.#record = new SessionRecord('attempts:contact-form', storage);
  }

  keyFor(texts: Texts): string {
    const hashes = hashesOf(texts);
    const attempts = this.#record.read();
    const [key, known] = Object.entries(attempts).find(([, each]) => isSameMessage(hashes, each)) ?? [
      newKey(),
      {},
    ];
    this.#record.write({ ...attempts, [key]: { ...Object(known), ...hashes } });
    return key;
  }

  /** True if the same text of these fields was sent but not confirmed. */
  isUnconfirmed(texts: Texts): boolean {
    const hashes = hashesOf(texts);
    const isSame = (known: Readonly<Record<string, unknown>>) =>
      Object.keys(texts).every((name) => known[name] === hashes[name]);
    return (
      Object.keys(hashes).length > 0 &&
      Object.values(this.#record.read()).some((known) => isSame(Object(known)))
    );
  }

  /** Call this when a message is confirmed: the same text is then a new message. */
  forget(confirmed: string): void {
    const { [confirmed]: _, ...others } = this.#record.read();
    this.#record.write(others);
  }
}

/** The keys of this tab. */
export const tabKeys = new AttemptKeys(() => sessionStorage);
