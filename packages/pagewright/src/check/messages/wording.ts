import type { Json } from '../../grammar/plan.ts';
import { isList, isObject } from '../../schema/json-value.ts';
import { nearest, related } from '../../schema/nearest.ts';

/** What is said of a finding: what was found and what was expected, then what to do. Full sentences. */
export interface Words {
  readonly message: string;
  readonly repair: string;
  /** What the author most likely meant, as it would be written. */
  readonly suggestion?: string;
}

const longest = 60;

/** A value as it stands in JSON, cut where it is long. */
export function quoted(value: Json): string {
  if (isList(value) && value.length > 3) return `a list of ${value.length}`;
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

/** `"a", "b" and "c"`; a long list ends with how many more there are. */
export function listed(options: readonly Json[], most = 12): string {
  const shown = options.slice(0, most).map(quoted);
  if (options.length > most) return `${shown.join(', ')} and ${options.length - most} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('');
}

/** `a` or `an`, then the word. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
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
