import { interactionEvents } from './lazy-hydration.ts';

/** Events that the handlers of blocks react to: also those behind `onChange`, `onBlur` and `onPointerLeave`. */
const types = [...interactionEvents, 'focusout', 'pointerout', 'click', 'submit', 'input', 'keydown'];

/**
 * Sees to it that errors of event handlers are reported with the block, since no error boundary sees them. When the
 * window hears of an error, an event that is being handled still has a phase.
 */
export function watchHandlers(): void {
  let latest: Event | undefined;
  const remember = (event: Event) => {
    latest = event;
  };
  for (const type of types) addEventListener(type, remember, true);
  addEventListener('error', async ({ message }) => {
    const target = latest?.eventPhase ? latest.target : null;
    (await import('./handler-errors.ts')).reportHandlerError(message, target);
  });
}
