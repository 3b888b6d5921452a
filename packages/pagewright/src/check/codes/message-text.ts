import { isArray, isObject, type Json } from '../../json/json-value.ts';
import { nearest, related } from '../../schema/nearest.ts';
import type { ValueProblemData } from '../../schema/value-problem.ts';

/** The text of a diagnostic in full sentences. `message` says what was found and what was expected, `repair` how to fix it. */
export interface MessageText {
  readonly message: string;
  readonly repair: string;
  /** What the author most likely meant: text that can replace the wrong value or name. */
  readonly suggestion?: string;
}

/** How to fix it. */
export type Repair = Omit<MessageText, 'message'>;

/** The text of each code, from the data of its diagnostics. */
export type Messages<Data> = { readonly [Code in keyof Data]: (data: Data[Code]) => MessageText };

/** The texts of some of the codes about values and bindings. */
export type ValueMessages = Partial<Messages<ValueProblemData>>;

const longest = 60;

/** A value as JSON. Long values are shortened. */
export function formatValue(value: Json): string {
  if (isArray(value) && value.length > 3) return `an array of ${value.length} items`;
  if (isObject(value)) {
    const names = Object.keys(value);
    const shown = names.slice(0, 3).map((name) => `"${name}": …`);
    return `{ ${[...shown, ...(names.length > 3 ? ['…'] : [])].join(', ')} }`;
  }
  const text = JSON.stringify(value);
  return text.length > longest
    ? `${text.slice(0, longest - 1)}…${typeof value === 'string' ? '"' : ''}`
    : text;
}

/** `"a", "b" and "c"`. Shows at most `most` options, then the number of the others: `"a", "b" and 10 more`. */
export function formatList(
  options: readonly Json[],
  { most = 12, conjunction = 'and' }: { readonly most?: number; readonly conjunction?: 'and' | 'or' } = {},
): string {
  const shown = options.slice(0, most).map(formatValue);
  if (options.length > most) return `${shown.join(', ')} ${conjunction} ${options.length - most} more`;
  return shown.length > 1
    ? `${shown.slice(0, -1).join(', ')} ${conjunction} ${shown.at(-1)}`
    : shown.join('');
}

export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Suggests what the author most likely meant. */
export function didYouMean(suggestion: string): Repair {
  return { repair: `Did you mean "${suggestion}"?`, suggestion };
}

/** Says what to write, where nothing else is right. */
export function writeInstead(suggestion: string): Repair {
  return { repair: `Write "${suggestion}".`, suggestion };
}

/** Suggests the option that is most similar to what was found; `otherwise` is the fix when none is similar. */
export function suggest(found: string, options: readonly string[], otherwise: string): Repair {
  const meant = nearest(found, options) ?? related(found, options);
  return meant === undefined ? { repair: otherwise } : didYouMean(meant);
}
