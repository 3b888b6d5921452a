/**
 * Events of the window when a page opens without a load: the page is about to go, and the HTML of the next one is there. Only their types
 * are shared with the code of the site, because the boot script imports nothing.
 */
export type PageEvent = 'pagewright:leave' | 'pagewright:show';

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
