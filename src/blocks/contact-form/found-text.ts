import type { FieldName, FormText } from './message-draft.ts';

/**
 * What was typed into the prerendered form before its code ran, or restored there by the browser. On the server and
 * after a navigation there is no such form, and so no text.
 * @param id the id of the form element
 */
export function foundText(id: string, names: readonly FieldName[]): FormText {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return {};
  const values = new FormData(form);
  const text: FormText = {};
  for (const name of names) {
    const value = values.get(name);
    if (typeof value === 'string' && value !== '') text[name] = value;
  }
  return text;
}
