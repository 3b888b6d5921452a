import { flushSync } from 'react-dom';

/** The first part of an entry that is not above the window. */
function firstSeen(): Element | undefined {
  const parts = [...document.querySelectorAll('main :is(h2, iframe, pre)')];
  return parts.find((part) => part.getBoundingClientRect().bottom > 0);
}

/** Applies a change of heights, and scrolls so that visible content stays in its place. WebKit does not do this by itself. */
export function keepPlace(change: () => void): void {
  const part = firstSeen();
  const top = () => part?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
