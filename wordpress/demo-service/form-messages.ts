import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  invalidParameters,
  isRecord,
  type Json,
  ok,
  type Refusal,
  type RestAnswer,
  restError,
} from './rest-answer.ts';

interface FieldRule {
  readonly required: boolean;
  /** In characters. */
  readonly max: number;
  readonly email?: boolean;
}

const rules: Readonly<Record<string, FieldRule>> = {
  name: { required: true, max: 100 },
  email: { required: true, max: 254, email: true },
  message: { required: true, max: 10_000 },
  phone: { required: false, max: 40 },
};

/** The parameters of a body, as WordPress finds them; undefined when the JSON is broken. */
export function bodyParameters(contentType: string, body: string): Json | undefined {
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)) {
    if (body.trim() === '') return {};
    try {
      const value: unknown = JSON.parse(body);
      return isRecord(value) ? value : {};
    } catch {
      return undefined;
    }
  }
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType);
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : {};
}

/** Text as it is stored: without control characters other than line breaks and tabs. */
function validText(value: string): string {
  return (
    value
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
      .trim()
  );
}

const emailName = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const domainPart = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** What WordPress's `is_email()` holds for an address. */
function isEmail(value: string): boolean {
  const [name = '', domain = '', ...more] = value.split('@');
  const parts = domain.split('.');
  return (
    more.length === 0 &&
    emailName.test(name) &&
    parts.length > 1 &&
    parts.every((part) => domainPart.test(part))
  );
}

function refuse(name: string, value: unknown, { max, email }: FieldRule): Refusal | undefined {
  if (typeof value !== 'string')
    return { code: 'rest_invalid_type', message: `${name} is not of type string.` };
  const length = [...validText(value)].length;
  if (length < 1) return { code: 'rest_too_short', message: `${name} must be at least 1 character long.` };
  if (length > max)
    return { code: 'rest_too_long', message: `${name} must be at most ${max} characters long.` };
  if (email && !isEmail(validText(value))) {
    return { code: 'rest_invalid_email', message: 'Invalid email address.' };
  }
  return undefined;
}

/** Keeps the messages of the contact forms, a line of JSON each. */
export class FormMessages {
  readonly #file: string;
  #last: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  #append(line: string): Promise<void> {
    const write = async () => {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await appendFile(this.#file, line);
    };
    const written = this.#last.then(write);
    this.#last = written.catch(() => {});
    return written;
  }

  /** `POST custom/v1/store_form_data`. */
  async store(contentType: string, body: string): Promise<RestAnswer> {
    const given = bodyParameters(contentType, body);
    if (!given) {
      return restError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
        json_error_code: 4,
        json_error_message: 'Syntax error',
      });
    }
    const missing = Object.keys(rules).filter(
      (name) => rules[name]?.required && (given[name] ?? null) === null,
    );
    if (missing.length > 0) {
      const message = `Missing parameter(s): ${missing.join(', ')}`;
      return restError(400, 'rest_missing_callback_param', message, { params: missing });
    }
    const refusals = new Map<string, Refusal>();
    for (const [name, rule] of Object.entries(rules)) {
      const refusal = (given[name] ?? null) === null ? undefined : refuse(name, given[name], rule);
      if (refusal) refusals.set(name, refusal);
    }
    if (refusals.size > 0) return invalidParameters(refusals);
    const texts = Object.fromEntries(
      Object.keys(rules).flatMap((name) => {
        const value = given[name];
        return typeof value === 'string' ? [[name, validText(value)]] : [];
      }),
    );
    await this.#append(`${JSON.stringify({ received: new Date().toISOString(), ...texts })}\n`);
    return ok({ success: true, message: 'Your message was received.' });
  }
}
