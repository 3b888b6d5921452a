import type { Settings } from '../document/settings.ts';
import { whenShownAndIdle } from '../when-idle.ts';

/** Name of the event that tells scripts of others about a page that is shown. */
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

/**
 * Announces a page that is shown, and sends a page view to the analytics service, if the site has one. The code for that loads late, and a
 * failure affects nothing else.
 */
export async function reportPageView(settings: Settings, path: string): Promise<void> {
  shown = { path };
  dispatchEvent(new Event(pageViewEvent));
  if (!settings.analyticsId) return;
  await whenShownAndIdle();
  try {
    const { measurePage } = await import('./measure-pages.ts');
    await measurePage(settings, settings.analyticsId, path);
  } catch (error) {
    console.warn('[pagewright] page view not sent:', error);
  }
}
