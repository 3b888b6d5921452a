import { useSiteCode } from './site-code.ts';

const id = 'announcement';

/** A live region, from which screen readers read the title of each page that a navigation shows. */
export function RouteAnnouncer() {
  const { Hidden } = useSiteCode().states;
  return (
    <Hidden>
      <span id={id} aria-live="polite" />
    </Hidden>
  );
}

/** Makes screen readers read the page's title. */
export function announceTitle(): void {
  const region = document.getElementById(id);
  if (region) region.textContent = document.title;
}
