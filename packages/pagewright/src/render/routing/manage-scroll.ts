/** How long an anchor's target may take to appear before it is given up, in milliseconds. */
const anchorDeadline = 10_000;

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to the element that a hash names, as soon as it is there. Returns what gives the waiting up. */
function scrollToAnchor(hash: string): () => void {
  const id = anchorOf(hash);
  const found = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (id === '' || found()) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => found() && stop());
  const timer = setTimeout(stop, anchorDeadline);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function heldPosition(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scrollY' in state)) return undefined;
  return typeof state.scrollY === 'number' ? state.scrollY : undefined;
}

/** Scrolls to where the page was left, to the anchor in its address, or to the top. */
function scrollToPlace(isFirst: boolean): () => void {
  const held = heldPosition();
  if (held === undefined && location.hash) return scrollToAnchor(location.hash);
  if (held !== undefined || !isFirst) window.scrollTo({ top: held ?? 0, behavior: 'instant' });
  return () => {};
}

/**
 * After a page was drawn: scrolls, and goes on doing so when somebody moves within the page, while each entry of the
 * session history remembers how far it was scrolled. A page that was drawn in the place of another gets the focus too.
 * @returns what ends all that, and gives the waiting for an anchor up.
 */
export function manageScroll(main: HTMLElement | null, isFirst: boolean): () => void {
  const { pathname } = location;
  history.scrollRestoration = 'manual';
  if (!isFirst) main?.focus({ preventScroll: true });
  let stop = scrollToPlace(isFirst);
  const listeners = new AbortController();
  // While the next page is on its way this one still stands, and its place is not the next one's.
  const on = (type: string, act: () => void) =>
    addEventListener(type, () => location.pathname === pathname && act(), { signal: listeners.signal });
  const move = () => {
    stop();
    stop = scrollToPlace(false);
  };
  on('popstate', move);
  // The router's own, told after it has pushed an entry.
  on('pushState', move);
  on('scrollend', () => history.replaceState({ ...history.state, scrollY: window.scrollY }, ''));
  return () => {
    stop();
    listeners.abort();
  };
}
