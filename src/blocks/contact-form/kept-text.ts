import type { FieldRule } from './check-field.ts';

/** What stands in the form's fields, by name. */
export type FormText = Partial<Record<FieldRule['name'], string>>;

/**
 * One key for every form of the site: who moves from one to another finds the words there. `kept:` and the block's type
 * tell the page that this block has something to show.
 */
const KEY = 'kept:contact-form';

/**
 * What was typed into the prerendered form before this code ran; on the server and after a navigation,
 * where no such form stands, nothing.
 * @param id the id of the form element
 */
export function typedText(id: string, rules: readonly FieldRule[]): FormText {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(id);
  return form && form instanceof HTMLFormElement ? textOf(new Map(new FormData(form)), rules) : {};
}

/** What was typed and not yet sent when the page was left. */
export function keptText(rules: readonly FieldRule[]): FormText {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept instanceof Object ? textOf(new Map(Object.entries(kept)), rules) : {};
  } catch {
    // Storage may be forbidden, and what lies in it may be anybody's.
    return {};
  }
}

/** Keeps the text over a reload, until `forgetText`. */
export function keepText(text: FormText): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(text));
  } catch {
    // Full or forbidden: the text still stands in the form.
  }
}

export function forgetText(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: then nothing was kept.
  }
}

function textOf(values: ReadonlyMap<string, unknown>, rules: readonly FieldRule[]): FormText {
  const text: FormText = {};
  for (const { name } of rules) {
    const value = values.get(name);
    if (typeof value === 'string' && value !== '') text[name] = value;
  }
  return text;
}
