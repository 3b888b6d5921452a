import type { Json } from '../../grammar/plan.ts';
import { isList, isObject } from '../../schema/json-value.ts';
import { nearest, related } from '../../schema/nearest.ts';

/** The text of a diagnostic, in full sentences: what was found and what was expected, then what to do. */
export interface Words {
  readonly message: string;
  readonly repair: string;
  /** What the author most likely meant, as it is written in the file. */
  readonly suggestion?: string;
}

const longest = 60;

/** A value as JSON writes it, shortened where it is long. */
export function quoted(value: Json): string {
  if (isList(value) && value.length > 3) return `an array of ${value.length}`;
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

/** `"a", "b" and "c"`. A list of more than `most` ends with how many more there are. */
export function listed(
  options: readonly Json[],
  { most = 12, joint = 'and' }: { readonly most?: number; readonly joint?: 'and' | 'or' } = {},
): string {
  const shown = options.slice(0, most).map(quoted);
  if (options.length > most) return `${shown.join(', ')} ${joint} ${options.length - most} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${joint} ${shown.at(-1)}` : shown.join('');
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The nearest option, and the sentence that offers it. */
export function offered(
  found: string,
  options: readonly string[],
  otherwise: string,
): Pick<Words, 'repair' | 'suggestion'> {
  const suggestion = nearest(found, options) ?? related(found, options);
  return suggestion === undefined
    ? { repair: otherwise }
    : { repair: `Did you mean "${suggestion}"?`, suggestion };
}
