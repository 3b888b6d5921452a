import { decodedEscapes } from '../json/decoded-escapes.ts';
import { isRecord } from '../json/is-record.ts';
import { type DecodeContext, type Decoder, decodeAt, isMissing, missingValue, reject } from './decoder.ts';
import { decodeReferences } from './sanitising/character-references.ts';
import { isDateTime } from './sanitising/date-time.ts';
import { cutAt, isBlank, plainText } from './sanitising/plain-text.ts';
import { isHref, isSlug, normalizeUrl } from './sanitising/url-formats.ts';
import type { ContentIssue } from './source.ts';

const maxItems = 10_000;

export interface TextLimits {
  /** Maximum length in characters. Longer text is cut and ends with an ellipsis. */
  readonly cut?: number;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
}

/** Decodes plain text, without tags and character references. Blank text counts as missing. */
export function text({ cut, min = 1, max, pattern }: TextLimits = {}): Decoder<string> {
  return (input, context) => {
    if (isMissing(input)) return undefined;
    if (typeof input !== 'string' && typeof input !== 'number') return reject('text', input, context);
    const plain = plainText(String(input), context.rules.visibilityOf);
    if (isBlank(plain)) return undefined;
    const value = cut === undefined ? plain : cutAt(plain, cut);
    const length = min > 1 || max !== undefined ? [...value].length : 1;
    const fits = length >= min && (max === undefined || length <= max) && (!pattern || pattern.test(value));
    return fits ? value : reject('text of the allowed length and pattern', input, context);
  };
}

/** Decodes one of the values of an enum. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Decoder<Value> {
  return (input, context) => {
    if (isMissing(input)) return undefined;
    const plain = typeof input === 'string' ? plainText(input) : undefined;
    return values.find((value) => value === plain) ?? reject(`one of ${values.join(', ')}`, input, context);
  };
}

const media =
  /<(?:img|iframe|video|audio|picture|table|hr|svg|math|embed|object|(?:amp|lite)-[a-z]+)\b|\bbackground(?:-image)?\s*:[^;"']{0,200}url\(/i;
/** Matches the first paragraph of most HTML. This is faster than extracting all text, which takes as long as sanitising. */
const paragraph = /<p\b[^<>]*>[^<&]*[\p{L}\p{N}]/iu;

function isWithoutContent(raw: string): boolean {
  return !paragraph.test(raw) && !media.test(raw) && isBlank(plainText(raw));
}

/** Decodes HTML of the content service and sanitises it. HTML without text and media counts as missing. */
export const html: Decoder<string> = (input, context) => {
  if (isMissing(input)) return undefined;
  if (typeof input !== 'string') return reject('HTML', input, context);
  if (isWithoutContent(input)) return undefined;
  const clean = context.clean(input);
  return isBlank(clean) ? undefined : clean;
};

function formatted(
  expected: string,
  normalize: (text: string, context: DecodeContext) => string,
  fits: (text: string) => boolean,
  shown: 'decoded' | 'raw' = 'raw',
): Decoder<string> {
  return (input, context) => {
    if (isMissing(input)) return undefined;
    const value =
      typeof input === 'string' || typeof input === 'number' ? normalize(String(input), context) : '';
    return fits(value) ? value : reject(expected, shown === 'raw' ? input : value, context);
  };
}

export const slug = formatted(
  'a slug without "/", "?", "#" and control characters, of at most 200 characters, so give the entry another one',
  (text) => decodedEscapes(text.trim()),
  isSlug,
  'decoded',
);

export const href = formatted(
  'a link (http, https, mailto, tel, another program or a path of this site)',
  (text, { rules }) => {
    const address = decodeReferences(text);
    return normalizeUrl(rules.addresses?.linkOf(address) ?? address);
  },
  isHref,
);

export const dateTime = formatted(
  'a date with a time and a time zone',
  (text) =>
    text
      .trim()
      .toUpperCase()
      .replace(/[+-]00:00$/, 'Z'),
  isDateTime,
);

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

const numeric = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\+?$/;

/** Decodes a number, or numeric text such as `650`, `1,200` or `24+`. */
export function number({
  min = -Infinity,
  max = Infinity,
  whole = false,
}: NumberLimits = {}): Decoder<number> {
  return (input, context) => {
    if (isMissing(input)) return undefined;
    const text = typeof input === 'string' ? input.trim() : '';
    const value = numeric.test(text) ? Number(text.replace(/[,+]/g, '')) : input;
    const fits = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
    // JSON.stringify writes -0 as 0, so without this, builds and browsers would differ.
    if (fits && (!whole || Number.isInteger(value))) return value === 0 ? 0 : value;
    return reject(whole ? 'a whole number' : 'a number', input, context);
  };
}

/** Decodes a boolean, or 1 or 0 as databases return it. `false` does not count as missing here. */
export const boolean: Decoder<boolean> = (input, context) => {
  if (typeof input === 'boolean') return input;
  if (isMissing(input)) return undefined;
  if (input === 1 || input === '1' || input === 'true') return true;
  if (input === 0 || input === '0' || input === 'false') return false;
  return reject('true or false', input, context);
};

export interface ListLimits {
  readonly min?: number;
  readonly max?: number;
}

/** Decodes an array. Drops items that are missing or do not fit. */
export function list<Value>(
  item: Decoder<Value>,
  { min = 0, max = maxItems }: ListLimits = {},
): Decoder<Value[]> {
  return (input, context) => {
    if (Array.isArray(input)) {
      if (input.length > max) reject(`at most ${max} items`, input, context);
      const values = input
        .slice(0, max)
        .map((value, index) => decodeAt(item, value, index, context))
        .filter((value) => value !== undefined);
      return values.length < min ? undefined : values;
    }
    return isMissing(input) ? undefined : reject('an array', input, context);
  };
}

type Decoders = { readonly [name: string]: Decoder<unknown> };
type Values<Properties extends Decoders> = {
  [Name in keyof Properties]: Properties[Name] extends Decoder<infer Value> ? Value : never;
};

/** Reports each required property without a value, unless its decoder has already reported why. */
function reportMissing(names: readonly string[], reported: readonly ContentIssue[], context: DecodeContext) {
  for (const name of names) {
    const path = [...context.path, name].join('.');
    if (reported.some((issue) => `${issue.path}.`.startsWith(`${path}.`))) continue;
    decodeAt((value) => reject(missingValue, value, context), undefined, name, context);
  }
}

/**
 * Decodes an object. Drops it if one of its `required` properties is missing. `defaults` replace missing `optional` properties. Drops all
 * other properties. An object without any values counts as missing.
 */
export function object<
  Required extends Decoders,
  Optional extends Decoders,
  Defaults extends Partial<Values<Optional>>,
>(
  required: Required,
  optional: Optional,
  defaults: Defaults,
): Decoder<
  Values<Required> &
    Omit<Partial<Values<Optional>>, keyof Defaults> &
    Pick<Values<Optional>, keyof Defaults & keyof Optional>
>;
export function object<Required extends Decoders, Optional extends Decoders>(
  required: Required,
  optional: Optional,
): Decoder<Values<Required> & Partial<Values<Optional>>>;
export function object(required: Decoders, optional: Decoders, defaults: object = {}): Decoder<object> {
  return (input, context) => {
    if (!isRecord(input)) return isMissing(input) ? undefined : reject('an object', input, context);
    const issuesBefore = context.issues.length;
    const decodeAll = (decoders: Decoders) =>
      Object.entries(decoders).flatMap(([name, decoder]): [string, unknown][] => {
        const value = decodeAt(decoder, input[name], name, context);
        return value === undefined ? [] : [[name, value]];
      });
    const entries = [decodeAll(required), decodeAll(optional)].flat();
    if (entries.length === 0) return undefined;
    const values: Record<string, unknown> = Object.fromEntries(entries);
    const missing = Object.keys(required).filter((name) => !Object.hasOwn(values, name));
    if (missing.length === 0) return { ...defaults, ...values };
    reportMissing(missing, context.issues.slice(issuesBefore), context);
    return undefined;
  };
}
