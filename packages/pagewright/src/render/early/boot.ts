import type { EarlyUse } from './early-use.ts';
import { hasOldText, keepEarlyEntries } from './entries.ts';
import { findEarlyForms } from './forms.ts';
import { delayEarlySends } from './sends.ts';

/** Events by which visitors show that they are about to use the page. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'] as const;

/** Maximum time to wait for pictures and the first paint, in milliseconds. */
const patience = 3000;

/** The module of the site; see `clientEntry`. */
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
    // The second frame shows that there has been a first, with pictures that arrived after the first paint.
    const onPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    const onLoad = () => {
      // A background tab or a page that the browser prerenders is not painted.
      if (document.hidden) return resolve();
      // On a fast network, pictures arrive before the first paint, which the code of the site would delay.
      new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
    };
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
    setTimeout(resolve, patience);
  });
}

const options = { capture: true, passive: true };

/**
 * Whether an event is about a mouse that rests. Chromium dispatches two without movement, as one, when a window appears below it.
 * The first event of a mouse that moves may have no movement either, because none preceded it, but it is single.
 */
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  const { movementX, movementY } = event;
  // Only secure contexts have the method.
  return movementX === 0 && movementY === 0 && event.getCoalescedEvents?.().length !== 1;
}

/** Resolves when the visitor is about to use the page. */
function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    // It began before this script ran. A link to an anchor of the page takes the focus away again.
    if (document.activeElement !== document.body || navigator.userActivation?.hasBeenActive) return resolve();
    const use = (event: Event) => {
      if (isResting(event)) return;
      for (const type of intents) removeEventListener(type, use, options);
      resolve();
    };
    for (const type of intents) addEventListener(type, use, options);
  });
}

/** Returns a function that returns the target of the last press with a key. The `detail` of a click counts presses of a pointer. */
function watchPresses(): () => EventTarget | null {
  let pressed: EventTarget | null = null;
  const remember = (event: Event) => {
    if (event instanceof UIEvent && event.detail === 0) pressed = event.target;
  };
  addEventListener('click', remember, options);
  return () => pressed;
}

/**
 * Loads and runs the scripts of the site. A prerendered page shows and does all it can without them, so they load when they
 * delay nothing: after the pictures of the page, or when the visitor is about to use the page. This is the only script that a
 * document requests.
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
  // All in parallel, instead of each when the one that imports it has arrived.
  for (const href of [...others, client]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // Dependencies first, each in a task of its own. The site itself reports code of blocks that cannot be loaded.
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
