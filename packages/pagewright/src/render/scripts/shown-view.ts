/** Name of the event that announces a page to scripts of others. */
const pageViewEvent = 'pagewright:page-view';

/** A page that is shown. Each has an object of its own, also if it was shown before. */
interface ShownView {
  readonly path: string;
}

let shown: ShownView | undefined;

/** The page that is shown; undefined before the first one. */
export function currentView(): ShownView | undefined {
  return shown;
}

/** Calls a function for each page that is shown from now on. Returns a function that ends it. */
export function onPageShown(listener: () => void): () => void {
  addEventListener(pageViewEvent, listener);
  return () => removeEventListener(pageViewEvent, listener);
}

/** Announces a page that is shown. */
export function showView(path: string): void {
  shown = { path };
  dispatchEvent(new Event(pageViewEvent));
}
