import type { FormText } from './form-field.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By id, because a field called "elements" hides `form.elements`. */
export function elementOf(formId: string, name: string): FieldElement | undefined {
  const element = document.getElementById(fieldId(formId, name));
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element
    : undefined;
}

/** The id of a field, unique on the page. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

function enteredText(element: FieldElement): string {
  return element instanceof HTMLInputElement && element.type === 'checkbox' && !element.checked
    ? ''
    : element.value;
}

/**
 * The text in the fields on the page. It may differ from the state of the form: visitors type before hydration, and browsers
 * fill in fields without an event.
 */
export function fieldText(formId: string, names: readonly string[]): FormText {
  const text: FormText = {};
  for (const name of names) {
    const element = elementOf(formId, name);
    const value = element === undefined ? '' : enteredText(element);
    if (value !== '') text[name] = value;
  }
  return text;
}
