import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyParameters, type FormBody, isFormEncoded, isTooLong } from './form-body.ts';
import { addedFields, missingFields, mostAddedFields, refusedFields, storedFields } from './form-rules.ts';
import { invalidParameters, isRecord, ok, type RestAnswer, restError } from './rest-answer.ts';

export function messageTooLong(): RestAnswer {
  return restError(413, 'rest_request_too_large', 'The message is too long.');
}

function received(): RestAnswer {
  return ok({ success: true, message: 'Your message was received.' });
}

/** What makes two messages the same one: the key and every text. */
function identity(texts: Readonly<Record<string, unknown>>): string {
  const { received_at: _, ...message } = texts;
  return JSON.stringify(Object.entries(message).sort());
}

/** Keeps the messages of the contact forms, a line of JSON each. */
export class FormMessages {
  readonly #file: string;
  #last: Promise<void> = Promise.resolve();
  /** Identities of the messages in the file that have a key. */
  #known: Set<string> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async #knownMessages(): Promise<Set<string>> {
    const lines = (await readFile(this.#file, 'utf8').catch(() => '')).split('\n');
    const messages = lines.flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
    return new Set(
      messages
        .filter(isRecord)
        .filter(({ message_key }) => message_key)
        .map(identity),
    );
  }

  /** One at a time, so that of two equal messages the second finds the first. */
  #keep(texts: Readonly<Record<string, string>>): Promise<void> {
    const write = async () => {
      this.#known ??= await this.#knownMessages();
      if (texts.message_key !== undefined && this.#known.has(identity(texts))) return;
      await mkdir(path.dirname(this.#file), { recursive: true });
      await appendFile(
        this.#file,
        `${JSON.stringify({ received_at: new Date().toISOString(), ...texts })}\n`,
      );
      this.#known.add(identity(texts));
    };
    const written = this.#last.then(write);
    this.#last = written.catch(() => {});
    return written;
  }

  /** `POST custom/v1/store_form_data`. */
  async store(body: FormBody): Promise<RestAnswer> {
    const given = await bodyParameters(body);
    if (!given) {
      return restError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
        json_error_code: 4,
        json_error_message: 'Syntax error',
      });
    }
    if (isTooLong(given)) return messageTooLong();
    const missing = missingFields(given);
    if (missing.length > 0) {
      const message = `Missing parameter(s): ${missing.join(', ')}`;
      return restError(400, 'rest_missing_callback_param', message, { params: missing });
    }
    if (addedFields(given).length > mostAddedFields) return messageTooLong();
    const refusals = refusedFields(given);
    if (refusals.size > 0) return invalidParameters(refusals);
    // Nobody sees this field. A program that fills it in is not told that its message is dropped.
    const isTrapped = isFormEncoded(body.contentType) && (given.reference_code ?? '') !== '';
    if (!isTrapped) await this.#keep(storedFields(given));
    return received();
  }
}
