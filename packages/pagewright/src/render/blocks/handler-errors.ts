import { report } from '../reporting/report.ts';

/** Reports an error of an event handler, if the target of the event is in a block. */
export function reportHandlerError(message: string, target: EventTarget | null | undefined): void {
  const slot = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : undefined;
  if (!slot) return;
  const [file = '', block] = (slot.dataset.slot ?? '').split(':');
  report({ about: 'block-threw', file, block: Number(block), type: slot.dataset.block ?? '', message });
}
