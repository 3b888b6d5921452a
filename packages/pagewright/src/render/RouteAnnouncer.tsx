import { useSiteCode } from './site-code.ts';

const id = 'announcement';

/** A live region in which screen readers announce the title of the page after a navigation. */
export function RouteAnnouncer() {
  const { Hidden } = useSiteCode().states;
  return (
    <Hidden>
      <span id={id} aria-live="polite" />
    </Hidden>
  );
}

/** Announces the current title of the document. */
export function announceTitle(): void {
  const region = document.getElementById(id);
  if (region) region.textContent = document.title;
}
