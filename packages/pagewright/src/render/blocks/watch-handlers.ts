import { interactionEvents } from '../early/lazy-hydration.ts';

/** Events that the handlers of blocks listen to, including those behind `onChange`, `onBlur` and `onPointerLeave`. */
const types = [...interactionEvents, 'focusout', 'pointerout', 'click', 'submit', 'input', 'keydown'];

/**
 * Reports errors of event handlers with their block, because error boundaries do not catch them. An event that is being
 * handled has a phase, so an error is attributed only if a handler threw it synchronously. Errors of timers and promises
 * are not reported: nothing links them to a block with certainty.
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
