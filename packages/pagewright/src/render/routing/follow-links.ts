import { isRecord } from '../../json/is-record.ts';

/** Milliseconds for which a visitor must point at a link before its page is prepared, so that a crossing pointer prepares nothing. */
const dwell = 50;

interface FollowedLinks {
  readonly hasRoute: (path: string) => boolean;
  readonly prepare: (path: string) => void;
}

/** The link around an element, if it leads to a page of this site and the client may follow it. */
function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[data-navigate]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}

/** True if the visitor or the network wants to save data. Only Chromium reports it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    isRecord(connection) && (connection.saveData === true || /2g/.test(String(connection.effectiveType)))
  );
}

/**
 * Follows links with `data-navigate` without a reload, including links in blocks that have not hydrated. Handlers of a link cannot prevent
 * that. Prepares the page of a link when a visitor points at it, focuses it with the keyboard or presses it.
 * @returns a cleanup function
 */
export function followLinks({ hasRoute, prepare }: FollowedLinks): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;

  const prepareSoon = (target: EventTarget | null, delay: number) => {
    const link = linkAround(target);
    if (!link || link.pathname === location.pathname || !hasRoute(link.pathname) || savesData())
      return undefined;
    return setTimeout(() => signal.aborted || prepare(link.pathname), delay);
  };
  let pointed: ReturnType<typeof prepareSoon>;
  let focused: ReturnType<typeof prepareSoon>;
  const follow = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = linkAround(event.target);
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (!link || !isPlain || !hasRoute(link.pathname)) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
  };

  // Listens in the capture phase of the window, because React stops events at the root while their block is not hydrated.
  const options = { capture: true, signal };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(pointed);
      if (pointerType !== 'touch') pointed = prepareSoon(target, dwell);
    },
    options,
  );
  addEventListener('pointerdown', ({ target }) => prepareSoon(target, 0), options);
  addEventListener(
    'focusin',
    ({ target }) => {
      clearTimeout(focused);
      if (target instanceof Element && target.matches(':focus-visible')) focused = prepareSoon(target, dwell);
    },
    options,
  );
  addEventListener('click', follow, options);
  // This code may have loaded because the visitor points at a link, so the first event is already over.
  prepareSoon(document.querySelector('a[data-navigate]:is(:hover, :focus-visible)'), 0);
  return () => listeners.abort();
}
