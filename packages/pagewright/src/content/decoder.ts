import { isRecord } from '../json/is-record.ts';
import { cutAt, isBlank } from './sanitising/plain-text.ts';
import type { CleanHtml, ContentIssue, Decoded } from './source.ts';

/** Returns a valid value, or undefined if the input is missing or invalid. */
export type Decoder<Value> = (input: unknown, context: DecodeContext) => Value | undefined;

/** The state of one decoding. */
export interface DecodeContext {
  /** Property names and array indexes that lead to the value being decoded. */
  readonly path: (string | number)[];
  readonly issues: ContentIssue[];
  readonly clean: CleanHtml;
  /** Converts an image object of the content service; see `ContentApi.imageOf`. */
  readonly imageOf: (value: unknown) => unknown;
}

const maxIssues = 100;

function describe(input: unknown): string {
  if (typeof input === 'string') return `“${cutAt(input.slice(0, 200), 60)}”`;
  if (Array.isArray(input)) return `an array of ${input.length}`;
  if (isRecord(input)) return 'an object';
  return input === undefined || input === null ? 'nothing' : String(input);
}

/** Reports an invalid value, and returns undefined in its place. */
export function reject(expected: string, input: unknown, { path, issues }: DecodeContext): undefined {
  if (issues.length < maxIssues) issues.push({ path: path.join('.'), expected, found: describe(input) });
}

/**
 * True for null, undefined, blank text, `false` and an empty array, which PHP writes for an empty object. Decoders of
 * booleans and arrays check for `false` and `[]` first.
 */
export function isMissing(input: unknown): boolean {
  if (typeof input === 'string') return isBlank(input);
  return (
    input === undefined || input === null || input === false || (Array.isArray(input) && input.length === 0)
  );
}

/** Decodes a property or an array item, with its key on the path. */
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
): (body: unknown, clean: CleanHtml, imageOf?: (value: unknown) => unknown) => Decoded<Content | undefined> {
  return (body, clean, imageOf = (value) => value) => {
    const context: DecodeContext = { path: [], issues: [], clean, imageOf };
    return { content: decoder(body, context), issues: context.issues };
  };
}
