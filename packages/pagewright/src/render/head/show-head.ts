import { dequal } from 'dequal/lite';
import type { SiteConfig } from '../../generated/site-config.ts';
import { documentTitle, type PageHead } from './head.ts';

let latest: PageHead | undefined;

/** True for the head that the document came with: the code that writes tags is not loaded for it. */
function isWritten(title: string, { values, url }: PageHead): boolean {
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return latest === undefined && values !== undefined && document.title === title && canonical === url;
}

/**
 * Shows what the head of the page says: its title at once, since it is read aloud, and the tags soon after. Does nothing
 * where that is shown already.
 */
export function showHead(site: SiteConfig, head: PageHead): void {
  if (dequal(latest, head)) return;
  const title = documentTitle(site, head);
  const isShown = isWritten(title, head);
  latest = head;
  if (isShown) return;
  document.title = title;
  import('./head-tags.ts').then(
    ({ applyHead, tagsOf }) => {
      // Another page may have been shown meanwhile.
      if (latest === head) applyHead(tagsOf(site, head));
    },
    () => {},
  );
}
