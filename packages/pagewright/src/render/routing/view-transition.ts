import { pathOnSite } from '../site-path.ts';
import { cleanPath } from './route-match.ts';

/** Selects the picture that a card shares with the page that it leads to. */
const carried = '[data-carried]';

/** The name that the styles of a site use for the picture: `::view-transition-group(carried)`. */
const name = 'carried';

/** The picture in the card whose link the visitor has followed. That card still has the pointer or the focus. */
function followedPicture(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-navigate]:is(:hover, :focus)');
  const followed = [...links].find((link) => cleanPath(pathOnSite(link.pathname)) === path);
  const pictures = followed?.closest(`:has(${carried})`)?.querySelectorAll<HTMLElement>(carried) ?? [];
  // If there are several pictures, it is unclear which one belongs to the page.
  return pictures.length === 1 ? pictures[0] : undefined;
}

/**
 * Shows the next page. If the visitor has followed the link of a card, the card's picture moves to its place on the next page. With reduced
 * motion, or in a browser without view transitions, the page is shown immediately.
 * @param path decoded path of the next page
 */
export function showWithTransition(path: string, show: () => void): void {
  const from = document.startViewTransition === undefined ? undefined : followedPicture(path);
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show();
    return;
  }
  from.style.viewTransitionName = name;
  let to: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    show();
    to = document.querySelector<HTMLElement>(`main ${carried}`);
    if (to) to.style.viewTransitionName = name;
  });
  // A browser may skip a transition, for example in a hidden tab. The page is shown anyway.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
  transition.finished
    .finally(() => {
      // The card's picture is still in the document if the visitor has left for another page meanwhile.
      for (const picture of [from, to]) picture?.style.removeProperty('view-transition-name');
    })
    .catch(() => {});
}
