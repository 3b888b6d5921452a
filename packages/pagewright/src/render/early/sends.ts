import type { EarlyForms } from './forms.ts';

/**
 * Maximum time in milliseconds that a sent form waits for its code. After that, the browser posts the form, and the service answers with a
 * page.
 */
const patience = 8000;

/** Forms that visitors send before the code of the form has hydrated. */
export interface EarlySends {
  /** The form that a visitor has sent and that still waits; undefined if there is none. */
  waiting(): HTMLFormElement | undefined;
  /** True if the HTML of a part has a form whose code has not hydrated. Forms of parts inside it do not count. */
  isEarly(slot: string): boolean;
  /** Called when the code of a part has hydrated. If its form waits, it is sent now. */
  hydrated(slot: string): void;
  /** Called when the code of an element has failed. The browser then validates and posts its forms. */
  failed(element: Element): void;
}

/**
 * Delays sending a form until its code has hydrated. Also delays the browser's messages about empty or invalid fields, because the code may
 * have messages of its own.
 */
export function delayEarlySends(forms: EarlyForms): EarlySends {
  /** Forms that are left to the browser, which validates and posts them. */
  const left = new WeakSet<HTMLFormElement>();
  let waiting: HTMLFormElement | undefined;
  let button: HTMLElement | undefined;
  const send = () => {
    const form = waiting;
    waiting = undefined;
    // After React's effects, the form has the attributes that its component gives it in a browser.
    queueMicrotask(
      () => form?.isConnected && form.requestSubmit(form.contains(button ?? null) ? button : undefined),
    );
  };
  const leave = (form: HTMLFormElement) => {
    left.add(form);
    if (form === waiting) send();
  };
  const delay = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form || !forms.has(form) || left.has(form)) return;
    event.preventDefault();
    waiting = form;
    button = (event instanceof SubmitEvent && event.submitter) || undefined;
    setTimeout(() => waiting === form && leave(form), patience);
  };
  // The event `invalid` does not bubble, so both events are captured.
  for (const type of ['submit', 'invalid']) addEventListener(type, delay, true);
  const formsOf = (slot: string) =>
    [...forms].filter((form) => form.closest<HTMLElement>('[data-slot]')?.dataset.slot === slot);
  return {
    waiting: () => waiting,
    isEarly: (slot) => formsOf(slot).length > 0,
    hydrated(slot) {
      for (const form of formsOf(slot)) {
        forms.delete(form);
        if (form === waiting) send();
      }
    },
    failed(element) {
      for (const form of forms) if (element.contains(form)) leave(form);
    },
  };
}
