import { dequal } from 'dequal/lite';
import type { SiteConfig } from '../../generated/site-config.ts';
import { documentTitle, type PageHead } from './head.ts';

let latest: PageHead | undefined;

/** True for the head of the prerendered document. It needs no code that writes elements. */
function isPrerendered(title: string, { values, url }: PageHead): boolean {
  const written = document.head.querySelector('[property="og:url"]')?.getAttribute('content');
  return latest === undefined && values !== undefined && document.title === title && written === url;
}

/**
 * Updates the head of the document. Sets the title immediately, because screen readers announce it, and the other elements after their code
 * has loaded. Does nothing if the head has not changed.
 */
export function showHead(site: SiteConfig, head: PageHead): void {
  if (dequal(latest, head)) return;
  const title = documentTitle(site, head);
  const isCurrent = isPrerendered(title, head);
  latest = head;
  if (isCurrent) return;
  document.title = title;
  import('./head-tags.ts').then(
    ({ applyHead, tagsOf }) => {
      // The visitor may have moved on to another page.
      if (latest === head) applyHead(tagsOf(site, head), head.made);
    },
    () => {},
  );
}
