import { contentId } from '../../content/sanitising/id-prefix.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { isRecord } from '../../json/is-record.ts';

/** Maximum time to wait for the target of an anchor, in milliseconds. */
const anchorDeadline = 10_000;

/** Minimum time in milliseconds between two stored positions while a visitor scrolls. */
const scrollPause = 400;

/**
 * Opens the details around the target of the URL's hash and scrolls to it, as soon as it exists. Pages of others, and other texts, link to an id in
 * content as its author wrote it. Returns a function that stops waiting.
 * @param scrolls false if the page returns to a position that it had before
 */
function scrollToAnchor(scrolls: boolean): () => void {
  const id = decodedEscapes(location.hash.slice(1));
  const scroll = () => {
    const target = document.getElementById(id) ?? document.getElementById(contentId(id));
    for (let box = target?.closest('details'); box; box = box.parentElement?.closest('details'))
      box.open = true;
    if (scrolls) target?.scrollIntoView();
    return target !== null;
  };
  if (id === '' || scroll()) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => scroll() && stop());
  const timer = setTimeout(stop, anchorDeadline);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function storedPosition(): number | undefined {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.scrollY === 'number' ? state.scrollY : undefined;
}

/** Scrolls to the position in the history entry, to the anchor in the URL, or to the top. */
function restoreScroll(isFirst: boolean): () => void {
  const stored = storedPosition();
  const isNew = stored === undefined;
  const stop = scrollToAnchor(isNew);
  if (!isNew || !(isFirst || location.hash)) window.scrollTo({ top: stored ?? 0, behavior: 'instant' });
  return stop;
}

/**
 * Acts immediately, then at most once per pause, and once at the end. Safari 26.1 and older have no event for the end of scrolling, and
 * reject more than 100 changes of the history in 30 s.
 */
function throttled(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  return function run() {
    isDue = timer !== undefined;
    if (isDue) return;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, scrollPause);
  };
}

/**
 * Scrolls a page after it has rendered, and again after each navigation within the page. Stores the scroll position in the history entry.
 * After a navigation from another page, also moves the focus to the page.
 * @returns a cleanup function
 */
export function manageScroll(main: HTMLElement | null, isFirst: boolean): () => void {
  const { pathname } = location;
  history.scrollRestoration = 'manual';
  if (!isFirst) main?.focus({ preventScroll: true });
  let stop = restoreScroll(isFirst);
  const listeners = new AbortController();
  // While the next page loads, the URL already belongs to it, so these events do not concern this page.
  const here = (act: () => void) => () => {
    if (location.pathname === pathname && !listeners.signal.aborted) act();
  };
  const on = (type: string, act: () => void, capture = false) =>
    addEventListener(type, here(act), { signal: listeners.signal, capture });
  const move = () => {
    stop();
    stop = restoreScroll(false);
  };
  on('popstate', move);
  // wouter dispatches this event after it has pushed an entry.
  on('pushState', move);
  const store = () => history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
  if ('onscrollend' in window) on('scrollend', store);
  else on('scroll', throttled(here(store)));
  // A visitor may follow a link before scrolling has ended. Listening in the capture phase, this runs before the link handles the click.
  on('click', store, true);
  // A visitor may leave the document before scrolling has ended. The browser itself restores its position later.
  on('pagehide', () => {
    store();
    history.scrollRestoration = 'auto';
  });
  on('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return () => {
    stop();
    listeners.abort();
  };
}
