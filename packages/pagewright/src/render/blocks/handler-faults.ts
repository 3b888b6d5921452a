import { report } from '../reporting/report.ts';

/** `contact-form` is `ContactForm` where its code is named. */
function componentOf(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** True where the stack leads through the code of the block that an element holds. */
function isFrom(element: HTMLElement, stack: string): boolean {
  const { block = '' } = element.dataset;
  return stack.includes(`/${componentOf(block)}-`) || stack.includes(`/blocks/${block}/`);
}

/**
 * Names the block whose event handler threw: the one that the stack leads through, and of several of a type the one
 * that somebody points at or stands in.
 */
export function tellBlock({ error, message }: ErrorEvent): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const slots = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const suspects = slots.filter((slot) => isFrom(slot, stack));
  const slot = suspects.find((suspect) => suspect.matches(':hover, :focus-within')) ?? suspects[0];
  if (!slot) return;
  const [file = '', block] = (slot.dataset.slot ?? '').split(':');
  report({ about: 'block-threw', file, block: Number(block), type: slot.dataset.block ?? '', message });
}
