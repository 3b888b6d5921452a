import type { EarlyUse } from './early-use.ts';
import { hasOldText, keepEarlyEntries } from './entries.ts';
import { findEarlyForms } from './forms.ts';
import { delayEarlySends } from './sends.ts';

/** Events which show that a visitor is about to use the page. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'] as const;

/** Maximum time to wait for pictures and the first paint, in milliseconds. */
const patience = 3000;

/** The exports of the site's module; see `clientEntry`. */
interface Client {
  run(early: EarlyUse): Promise<void>;
}

/** Ends the current task, so that the browser can respond and paint. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the page has been painted with its pictures, or when visitors have waited long enough. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    // The second frame proves that the first one was painted, with pictures that arrived after the first paint.
    const onPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    const onLoad = () => {
      // Browsers do not paint a background tab or a prerendered page.
      if (document.hidden) return resolve();
      // On a fast network, pictures arrive before the first paint. The code of the site would delay that paint.
      new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
    };
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
    setTimeout(resolve, patience);
  });
}

const options = { capture: true, passive: true };

/**
 * True for an event of a mouse that does not move. When a window appears below a resting mouse, Chromium dispatches two events without
 * movement as one. The first event of a moving mouse may also report no movement, because it has no predecessor, but it is a single event.
 */
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  const { movementX, movementY } = event;
  // The method exists only in secure contexts.
  return movementX === 0 && movementY === 0 && event.getCoalescedEvents?.().length !== 1;
}

/** Resolves when the visitor is about to use the page. */
function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    // The visitor may have begun before this script ran. The focus alone does not show it, because a link to an anchor removes the focus.
    if (document.activeElement !== document.body || navigator.userActivation?.hasBeenActive) return resolve();
    const use = (event: Event) => {
      if (isResting(event)) return;
      for (const type of intents) removeEventListener(type, use, options);
      resolve();
    };
    for (const type of intents) addEventListener(type, use, options);
  });
}

/**
 * Returns a function that returns the target of the last key press. For clicks with a pointer, `detail` is the number of clicks; for keys
 * it is 0.
 */
function watchPresses(): () => EventTarget | null {
  let pressed: EventTarget | null = null;
  const remember = (event: Event) => {
    if (event instanceof UIEvent && event.detail === 0) pressed = event.target;
  };
  addEventListener('click', remember, options);
  return () => pressed;
}

/**
 * Loads and runs the scripts of the site. A prerendered page is readable and mostly usable without them. So they load when they delay
 * nothing: after the pictures of the page, or when the visitor is about to use the page. This is the only script that a document requests.
 */
async function boot(): Promise<void> {
  const {
    client = '',
    scripts = '',
    wait,
  } = document.querySelector<HTMLElement>('script[data-client]')?.dataset ?? {};
  const pressed = watchPresses();
  const used = whenUsed();
  if (wait !== undefined) await Promise.race([used, whenPainted().then(nextTask)]);
  const others = scripts.split(' ').filter(Boolean);
  // Requests all files in parallel, so that imports do not wait for the files that import them.
  for (const href of [...others, client]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // Dependencies come first, each in its own task. If the code of a block cannot be loaded, the site itself reports it.
  for (const href of others) {
    await import(/* @vite-ignore */ href).catch(() => {});
    await nextTask();
  }
  const { run }: Client = await import(/* @vite-ignore */ client);
  await nextTask();
  await run({ used, pressed, sends, hasOldText });
}

const forms = findEarlyForms();
keepEarlyEntries(forms);
const sends = delayEarlySends(forms);
boot().catch((error: unknown) => {
  sends.failed(document.body);
  console.warn('[pagewright] not hydrated:', error);
});
