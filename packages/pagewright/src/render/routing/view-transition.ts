import { cleanPath } from './route-match.ts';

/** The attribute of a picture that a card has in common with the page that it leads to. */
const carried = '[data-carried]';

/** The name by which the styles of a site know the picture: `::view-transition-group(carried)`. */
const name = 'carried';

/** The picture of the card around the link that the visitor has followed: it still has the pointer or the focus. */
function followedPicture(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-navigate]:is(:hover, :focus)');
  const followed = [...links].find((link) => cleanPath(link.pathname) === path);
  const pictures = followed?.closest(`:has(${carried})`)?.querySelectorAll<HTMLElement>(carried) ?? [];
  // Several pictures are those of other cards.
  return pictures.length === 1 ? pictures[0] : undefined;
}

/**
 * Shows the next page. If the visitor has followed the link of a card, its picture moves to where the next page has it. Not with
 * reduced motion, and not where the browser cannot: then the page is shown at once.
 * @param path of the next page, decoded
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
  // A browser skips a transition in a hidden tab, for example. The page is shown all the same.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
  transition.finished
    .finally(() => {
      // If the visitor has left for another page since, the picture of the card is still there.
      for (const picture of [from, to]) picture?.style.removeProperty('view-transition-name');
    })
    .catch(() => {});
}
