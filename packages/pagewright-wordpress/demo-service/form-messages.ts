import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyParameters, type FormBody, isFormEncoded, isTooLong } from './form-body.ts';
import { addedFields, invalidFields, maxAddedFields, missingFields, storedFields } from './form-rules.ts';
import { invalidParameters, isRecord, ok, type RestResponse, restError } from './rest-response.ts';

export function messageTooLong(): RestResponse {
  return restError(413, 'rest_request_too_large', 'The message is too long.');
}

function received(): RestResponse {
  return ok({ success: true, message: 'Your message was received.' });
}

type Message = Readonly<Record<string, unknown>>;

/** Stores the messages of contact forms, one line of JSON each. */
export class FormMessages {
  readonly #file: string;
  #last: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  async #read(): Promise<Message[]> {
    const lines = (await readFile(this.#file, 'utf8').catch(() => '')).split('\n');
    const messages = lines.flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
    return messages.filter(isRecord);
  }

  /**
   * Adds a message, or adds its fields to the stored message with the same key. Runs one call after the other, so that a second attempt
   * finds the first.
   */
  #store(fields: Readonly<Record<string, string>>): Promise<void> {
    const write = async () => {
      const messages = await this.#read();
      const { message_key: key } = fields;
      const earlier = messages.findIndex((each) => key !== undefined && each.message_key === key);
      const at = earlier === -1 ? messages.length : earlier;
      messages[at] = { received_at: new Date().toISOString(), ...messages[at], ...fields };
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(this.#file, messages.map((each) => `${JSON.stringify(each)}\n`).join(''));
    };
    const written = this.#last.then(write);
    this.#last = written.catch(() => {});
    return written;
  }

  /** `POST custom/v1/store_form_data`. */
  async store(body: FormBody): Promise<RestResponse> {
    const parameters = await bodyParameters(body);
    if (!parameters) {
      return restError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
        json_error_code: 4,
        json_error_message: 'Syntax error',
      });
    }
    if (isTooLong(parameters)) return messageTooLong();
    const missing = missingFields(parameters);
    if (missing.length > 0) {
      const message = `Missing parameter(s): ${missing.join(', ')}`;
      return restError(400, 'rest_missing_callback_param', message, { params: missing });
    }
    if (addedFields(parameters).length > maxAddedFields) return messageTooLong();
    const errors = invalidFields(parameters);
    if (errors.size > 0) return invalidParameters(errors);
    // Visitors do not see this field. A program that fills it in gets the usual response, and its message is dropped.
    const isSpam = isFormEncoded(body.contentType) && (parameters.reference_code ?? '') !== '';
    if (!isSpam) await this.#store(storedFields(parameters));
    return received();
  }
}
