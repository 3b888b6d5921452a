import type { FormText } from './form-field.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Found by its id: a field called "elements" hides the form's own property of that name. */
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
 * What the fields on the page hold. The form's state may not know it: a visitor types before hydration, and browsers
 * fill fields in without an event.
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
