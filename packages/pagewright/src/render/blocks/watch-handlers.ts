import { interactionEvents } from '../early/lazy-hydration.ts';

/** Native events behind the handlers of blocks. React derives `onChange`, `onBlur` and `onPointerLeave` from other native events. */
const types = [...interactionEvents, 'focusout', 'pointerout', 'click', 'submit', 'input', 'keydown'];

/**
 * Reports errors of event handlers with their block, because error boundaries do not catch them. While an event is handled, it has a phase.
 * So an error is attributed to a block only if a handler threw it synchronously. Errors of timers and promises are not reported, because
 * nothing links them to a block with certainty.
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
