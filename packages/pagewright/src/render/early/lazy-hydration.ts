import { type ComponentType, createElement, useEffect } from 'react';
import type { Hydration } from '../document/page-module.ts';
import { earlyUse } from './early-use.ts';

/** The parts that wait. Each key is a function that lets a part hydrate; its value makes the part stop waiting. */
const waiting = new Map<() => void, () => void>();
/** Parts whose code has not loaded. */
const pending = new Set<Promise<unknown>>();

/** Events on a part that make it hydrate. */
export const interactionEvents = ['focusin', 'pointerover', 'pointerdown'] as const;

/** True if there are stored entries for a block or for a block in its slots. The block must hydrate to restore them. */
function hasStoredEntries(element: HTMLElement): boolean {
  const blocks = [element, ...element.querySelectorAll<HTMLElement>('[data-slot]')];
  try {
    return blocks.some(({ dataset }) => sessionStorage.getItem(`kept:${dataset.block}`) !== null);
  } catch {
    return false;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The element of a block in the document. */
export function slotElement(slot: string): HTMLElement | null {
  return document.querySelector(`[data-slot="${slot}"]`);
}

/**
 * A component around a part whose code loads lazily. React runs its effect after it has hydrated the whole part, so the part's forms then
 * have their handlers.
 */
export function hydratedPart<Props extends object>(
  slot: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function HydratedPart(props) {
    useEffect(() => earlyUse()?.sends.hydrated(slot), []);
    return createElement(Part, props);
  };
}

/** Resolves when the part must hydrate. */
function whenNeeded(slot: string, hydration: Hydration | undefined): Promise<void> {
  const element = slotElement(slot);
  // The visitor may have begun to use the part before this code has loaded.
  const isInUse =
    element?.matches(':hover, :focus-within') || element?.contains(earlyUse()?.sends.waiting() ?? null);
  if (!element || isInUse || hasStoredEntries(element)) return Promise.resolve();
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const stop = () => {
      waiting.delete(settle);
      observer.disconnect();
      listeners.abort();
    };
    const settle = () => {
      stop();
      resolve();
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) settle();
    });
    waiting.set(settle, stop);
    if (hydration === 'visible') observer.observe(element);
    // Listens in the capture phase of the window, because React stops these events at the root until the part has hydrated.
    const options = { capture: true, signal: listeners.signal };
    const settleIfInside = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) settle();
    };
    for (const type of [...interactionEvents, 'submit', 'invalid'])
      addEventListener(type, settleIfInside, options);
  });
}

/**
 * Loads the code of a prerendered part when the part must hydrate. If the code cannot be loaded, the promise stays pending, so the HTML
 * stays.
 * @param slot value of `data-slot` on the element of the part
 * @param onFailure may return a replacement for the code
 */
export function loadLazily<Module>(
  slot: string,
  hydration: Hydration | undefined,
  load: () => Promise<Module>,
  onFailure: (error: unknown) => Module | undefined,
): Promise<Module> {
  if (typeof document === 'undefined') return load();
  return new Promise((resolve) => {
    const work = whenNeeded(slot, hydration)
      .then(load)
      .then(resolve, (error: unknown) => {
        const replacement = onFailure(error);
        if (replacement) resolve(replacement);
        const element = slotElement(slot);
        if (element) earlyUse()?.sends.failed(element);
      })
      .finally(() => pending.delete(work));
    pending.add(work);
  });
}

/** Hydrates all parts. Resolves after React has had a frame for it. */
export async function hydrateAll(): Promise<void> {
  if (pending.size === 0) return;
  for (const settle of waiting.keys()) settle();
  await Promise.all(pending);
  await nextFrame();
}

/** Forgets the parts of a removed page. */
export function forgetParts(): void {
  for (const stop of waiting.values()) stop();
  pending.clear();
}
