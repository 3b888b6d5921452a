import { flushSync } from 'react-dom';

/** The first part of the entries that is not above the window. */
function firstSeen(): Element | undefined {
  const parts = [...document.querySelectorAll('main :is(h2, iframe, pre)')];
  return parts.find((part) => part.getBoundingClientRect().bottom > 0);
}

/** Makes a change of heights, and keeps what the window shows where it is. WebKit does not do so by itself. */
export function keepPlace(change: () => void): void {
  const part = firstSeen();
  const top = () => part?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
