import type { Locale } from './check-field.ts';

/** The language of the page, and the email validation of the browser. */
export const browserLocale: Locale = {
  get language() {
    return document.documentElement.lang || 'en';
  },
  // A separate input, because React updates the field on the page only after validation.
  isEmail(text) {
    const input = document.createElement('input');
    input.type = 'email';
    input.value = text;
    return input.validity.valid;
  },
};
