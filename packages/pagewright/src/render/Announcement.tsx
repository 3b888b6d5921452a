import { Hidden } from '../../../../src/ui/Hidden.tsx';

const id = 'announcement';

/** Where the title of a page is read aloud from that was drawn in the place of another. */
export function Announcement() {
  return (
    <Hidden>
      <span id={id} aria-live="polite" />
    </Hidden>
  );
}

/** Reads the page's title aloud. */
export function announceTitle(): void {
  const region = document.getElementById(id);
  if (region) region.textContent = document.title;
}
