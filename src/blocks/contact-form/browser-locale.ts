/**
 * Whether the browser takes a text for an email address. It is asked through an input of its own: the field on the page
 * may not hold the text yet, since React writes a restored one into it after the form was checked.
 */
export function isBrowserEmail(text: string): boolean {
  if (typeof document === 'undefined') return true;
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return input.validity.valid;
}
