import type { PageEvent } from './early-entries.ts';

/** The forms of blocks whose HTML is prerendered and whose code has not hydrated. */
export type EarlyForms = Set<HTMLFormElement>;

/** Finds these forms, again after each navigation. The part that hydrates a form removes it. */
export function findEarlyForms(): EarlyForms {
  const forms: EarlyForms = new Set();
  const find = () => {
    forms.clear();
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-slot] form')) forms.add(form);
  };
  find();
  const event: PageEvent = 'pagewright:show';
  addEventListener(event, find);
  return forms;
}
