import { pageViewEvent } from './shown-view.ts';

/** Calls a function for each page that is shown from now on. Returns a function that ends it. */
export function onPageShown(listener: () => void): () => void {
  addEventListener(pageViewEvent, listener);
  return () => removeEventListener(pageViewEvent, listener);
}
