import { isRecord } from '../json/is-record.ts';
import { cutAt, isBlank } from './sanitising/plain-text.ts';
import type { CleanHtml, ContentIssue, Decoded, ValueRules } from './source.ts';

/** Returns a valid value, or undefined if the input is missing or invalid. */
export type Decoder<Value> = (input: unknown, context: DecodeContext) => Value | undefined;

/** The state while one response is decoded. */
export interface DecodeContext {
  /** Property names and array indexes that lead to the current value. */
  readonly path: (string | number)[];
  readonly issues: ContentIssue[];
  readonly clean: CleanHtml;
  readonly rules: ValueRules;
}

const maxIssues = 100;

function describe(input: unknown): string {
  if (typeof input === 'string') return `“${cutAt(input.slice(0, 200), 60)}”`;
  if (Array.isArray(input)) return `an array of ${input.length}`;
  if (isRecord(input)) return 'an object';
  return input === undefined || input === null ? 'nothing' : String(input);
}

/** What issues expect of a required property that has no value. */
export const missingValue = 'a value';

/** Reports an invalid value, and returns undefined in its place. */
export function reject(expected: string, input: unknown, { path, issues }: DecodeContext): undefined {
  if (issues.length < maxIssues) issues.push({ path: path.join('.'), expected, found: describe(input) });
}

/**
 * True for a missing value: null, undefined, blank text, `false`, or an empty array, which PHP writes for an empty object. Decoders of
 * booleans and arrays check for `false` and `[]` before they call this.
 */
export function isMissing(input: unknown): boolean {
  if (typeof input === 'string') return isBlank(input);
  return (
    input === undefined || input === null || input === false || (Array.isArray(input) && input.length === 0)
  );
}

/** Decodes a property or an array item. Its key is on the path meanwhile. */
export function decodeAt<Value>(
  decoder: Decoder<Value>,
  input: unknown,
  key: string | number,
  context: DecodeContext,
): Value | undefined {
  context.path.push(key);
  const value = decoder(input, context);
  context.path.pop();
  return value;
}

/** Decodes the body of a response. Never throws for a value that JSON can represent. */
export function responseDecoder<Content>(
  decoder: Decoder<Content>,
): (body: unknown, clean: CleanHtml, rules?: ValueRules) => Decoded<Content | undefined> {
  return (body, clean, rules = {}) => {
    const context: DecodeContext = { path: [], issues: [], clean, rules };
    return { content: decoder(body, context), issues: context.issues };
  };
}
