import type { Hydration } from '../routing/page-module.ts';

const waiting = new Set<() => void>();
const pending = new Set<Promise<unknown>>();

const touches = ['focusin', 'pointerover', 'pointerdown'] as const;

/** True where a visitor left something in a block of this type, which it shows as soon as it is alive. */
function keepsSomething(type: string | undefined): boolean {
  try {
    return sessionStorage.getItem(`kept:${type}`) !== null;
  } catch {
    return false;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Holds a form back that is sent before its code is there.
 * @returns lets it go: called when React takes the part over
 */
function holdEarlySubmit(slot: string): () => Promise<void> {
  let held: HTMLFormElement | undefined;
  const listener = new AbortController();
  const hold = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) held = event.target;
  };
  const element = document.querySelector(`[data-slot="${slot}"]`);
  element?.addEventListener('submit', hold, { signal: listener.signal });
  return async () => {
    await nextFrame();
    // React leaves members of its own on what it has taken over.
    for (let frames = 0; held && Object.keys(held).length === 0 && frames < 60; frames += 1)
      await nextFrame();
    listener.abort();
    if (held?.isConnected) held.requestSubmit();
  };
}

/** Resolves when what the part waits for has come, or when all are to hydrate. */
function whenNeeded(slot: string, hydration: Hydration | undefined): Promise<void> {
  const element = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!element || keepsSomething(element.dataset.block)) return Promise.resolve();
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const settle = () => {
      waiting.delete(settle);
      observer.disconnect();
      listeners.abort();
      resolve();
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) settle();
    });
    waiting.add(settle);
    if (hydration === 'visible') observer.observe(element);
    // On the window, and before anybody else: React stops such events at the root while it waits for the part.
    const options = { capture: true, signal: listeners.signal };
    const settleIfInside = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) settle();
    };
    for (const touch of touches) addEventListener(touch, settleIfInside, options);
  });
}

/**
 * The code of a part whose HTML stands already, fetched when the part needs it. Where it cannot be fetched this
 * never settles, and so the HTML stays.
 * @param slot value of `data-slot` on the part's element
 * @param onFailure may give what takes the code's place
 */
export function loadLate<Module>(
  slot: string,
  hydration: Hydration | undefined,
  load: () => Promise<Module>,
  onFailure: (error: unknown) => Module | undefined,
): Promise<Module> {
  if (typeof document === 'undefined') return load();
  const letGo = holdEarlySubmit(slot);
  return new Promise((resolve) => {
    const work = whenNeeded(slot, hydration)
      .then(load)
      .then(resolve, (error: unknown) => {
        const instead = onFailure(error);
        if (instead) resolve(instead);
      })
      .finally(() => {
        pending.delete(work);
        void letGo();
      });
    pending.add(work);
  });
}

/** Lets every part that waits hydrate, and gives React the time to do so. */
export async function hydrateAll(): Promise<void> {
  if (pending.size === 0) return;
  for (const settle of waiting) settle();
  await Promise.all(pending);
  await nextFrame();
}
