/** A page that is shown. Each has an object of its own, also if it was shown before. */
interface ShownView {
  readonly path: string;
}

/** Name of the event that announces a page to scripts of others. */
export const pageViewEvent = 'pagewright:page-view';

/** The page that is shown; undefined before the first one. Every page loads this file, and a function around the variable would weigh more. */
export let shownView: ShownView | undefined;

/** Announces a page that is shown. */
export function showView(path: string): void {
  shownView = { path };
  dispatchEvent(new Event(pageViewEvent));
}
