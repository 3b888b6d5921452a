import { useEffect } from 'react';
import type { Hydration } from '../routing/page-module.ts';

const waiting = new Set<() => void>();
const pending = new Set<Promise<unknown>>();

/** Events that make a part hydrate. */
export const interactionEvents = ['focusin', 'pointerover', 'pointerdown'] as const;

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

function slotElement(slot: string): HTMLElement | null {
  return document.querySelector(`[data-slot="${slot}"]`);
}

/** By slot: sends the form that was submitted before its code was there. */
const heldSubmits = new Map<string, () => void>();

/** Holds back a form that is submitted before its code is there. */
function holdEarlySubmit(slot: string): void {
  let held: HTMLFormElement | undefined;
  const listener = new AbortController();
  const hold = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) held = event.target;
  };
  slotElement(slot)?.addEventListener('submit', hold, { signal: listener.signal });
  heldSubmits.set(slot, () => {
    listener.abort();
    held?.requestSubmit();
  });
}

function releaseSubmit(slot: string): void {
  heldSubmits.get(slot)?.();
  heldSubmits.delete(slot);
}

/**
 * The last child of a part that is loaded late, inside its Suspense boundary: React runs this effect when it has hydrated
 * all of the part, and so the handlers of its forms are there.
 */
export function HydratedPart({ slot }: { readonly slot: string }) {
  useEffect(() => releaseSubmit(slot), [slot]);
  return null;
}

/** Resolves when what the part waits for has come, or when all are to hydrate. */
function whenNeeded(slot: string, hydration: Hydration | undefined): Promise<void> {
  const element = slotElement(slot);
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
    for (const touch of interactionEvents) addEventListener(touch, settleIfInside, options);
  });
}

/**
 * The code of a part whose HTML stands already, fetched when the part needs it. Where it cannot be fetched this
 * never settles, and so the HTML stays.
 * @param slot value of `data-slot` on the part's element
 * @param onFailure may give what takes the code's place
 */
export function loadLazily<Module>(
  slot: string,
  hydration: Hydration | undefined,
  load: () => Promise<Module>,
  onFailure: (error: unknown) => Module | undefined,
): Promise<Module> {
  if (typeof document === 'undefined') return load();
  holdEarlySubmit(slot);
  return new Promise((resolve) => {
    const work = whenNeeded(slot, hydration)
      .then(load)
      .then(resolve, (error: unknown) => {
        const instead = onFailure(error);
        if (instead) resolve(instead);
        // The browser posts the form by itself.
        releaseSubmit(slot);
      })
      .finally(() => pending.delete(work));
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
