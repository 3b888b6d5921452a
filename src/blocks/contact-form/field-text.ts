import type { FieldName, FormText } from './message-draft.ts';

export function inputOf(
  form: HTMLFormElement,
  name: FieldName,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
}

/**
 * What the fields on the page hold. The form's state may not know it: a visitor types before hydration, and browsers
 * fill fields in without an event.
 */
export function fieldText(form: HTMLFormElement, names: readonly FieldName[]): FormText {
  const text: FormText = {};
  for (const name of names) {
    const value = inputOf(form, name)?.value;
    if (value) text[name] = value;
  }
  return text;
}
