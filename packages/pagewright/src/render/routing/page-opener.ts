import type { Settings } from '../document/settings.ts';
import type { SiteCode } from '../site-code.ts';
import type { LoadedPage, ShownPage } from './load-page.ts';
import type { OpenPages } from './open-pages.ts';

export interface PageOpener extends Omit<OpenPages, 'showWithTransition'> {
  /** The page in the document that the visitor first loaded. */
  readonly visited: LoadedPage;
  /**
   * Replaces the current page by the HTML of another page, and hydrates it. The picture of a card may move to the new page.
   * @param isCancelled true if the visitor has left for another page since
   */
  showHtml(page: ShownPage, html: string, isCancelled: () => boolean): void;
}

/** Loads the code that opens pages. A visitor who only reads never needs it. */
export const loadPageOpener = () => import('./open-pages.ts');

/**
 * A page opener whose code loads when it is first needed.
 * @param visited see `PageOpener`
 * @param showHtml see `PageOpener`
 */
export function createPageOpener(
  code: SiteCode,
  settings: Settings,
  visited: LoadedPage,
  showHtml: (page: ShownPage, html: string) => void = () => {},
): PageOpener {
  let opener: OpenPages | undefined;
  const load = async () => {
    // An import takes its own task, even if the module has loaded.
    if (opener) return opener;
    const { openPages } = await loadPageOpener();
    opener ??= openPages(code, settings, visited);
    return opener;
  };
  return {
    visited,
    showHtml(page, html, isCancelled) {
      opener?.showWithTransition(page.path, () => isCancelled() || showHtml(page, html));
    },
    kept: (path) => opener?.kept(path),
    prepare: (path) =>
      load().then(
        (loaded) => loaded.prepare(path),
        () => {},
      ),
    open: async (path) => (await load()).open(path),
  };
}
