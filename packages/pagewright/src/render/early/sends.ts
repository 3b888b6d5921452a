import type { EarlyForms } from './forms.ts';

/** Longest time that a sent form waits for its code, in milliseconds. Then the browser posts it, and the service answers with a page. */
const patience = 8000;

/** Forms that are sent before their code has hydrated. */
export interface EarlySends {
  /** The form that a visitor has sent and that waits. */
  waiting(): HTMLFormElement | undefined;
  /** True if the HTML of a part has a form whose code has not hydrated. Forms of parts inside it do not count. */
  isEarly(slot: string): boolean;
  /** The code of a part has hydrated: its form is sent, if it waits. */
  hydrated(slot: string): void;
  /** The code of an element has failed: the browser validates and posts its forms. */
  failed(element: Element): void;
}

/**
 * Delays sending a form until its code has hydrated, and what browsers say about its empty and wrong fields too: the code may have
 * words of its own.
 */
export function delayEarlySends(forms: EarlyForms): EarlySends {
  /** Forms that the browser validates and posts. */
  const left = new WeakSet<HTMLFormElement>();
  let waiting: HTMLFormElement | undefined;
  let button: HTMLElement | undefined;
  const send = () => {
    const form = waiting;
    waiting = undefined;
    // When React has ended its effects, the form has the attributes that it has in a browser.
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
  // The event about a field does not bubble.
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
