/**
 * Events on the window when a page opens without a load: one before the old page goes, and one when the HTML of the new page is there. The
 * code of the site shares only these types, because the boot script must not import anything.
 */
export type PageEvent = 'pagewright:leave' | 'pagewright:show';

/** The prerendered forms whose code has not hydrated yet. */
export type EarlyForms = Set<HTMLFormElement>;

/** Finds these forms, and finds them again after each navigation. A form leaves the set when its part hydrates. */
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
