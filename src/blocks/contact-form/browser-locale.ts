import type { Locale } from './check-field.ts';

/** The language of the page, and the browser's own judgement of email addresses. */
export const browserLocale: Locale = {
  get language() {
    return document.documentElement.lang || 'en';
  },
  // An input of its own decides: React writes restored text into the field on the page only after the form was checked.
  isEmail(text) {
    const input = document.createElement('input');
    input.type = 'email';
    input.value = text;
    return input.validity.valid;
  },
};
