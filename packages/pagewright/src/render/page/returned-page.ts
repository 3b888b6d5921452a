import { readPageDocument } from '../queries/page-document.ts';
import type { ShownPage } from '../routing/load-page.ts';

/**
 * Whether the site no longer has a page.
 * @param isKept true if the browser has kept the document. Then the page is also outdated if its content has changed
 */
export async function isOutdated(
  { path, payload }: Pick<ShownPage, 'path' | 'payload'>,
  isKept: boolean,
): Promise<boolean> {
  const now = await readPageDocument(path, { cache: 'no-cache' });
  const isGone = now.status === 404 || now.status === 410;
  const isChanged =
    now.payload !== undefined && JSON.stringify(now.payload.contents) !== JSON.stringify(payload.contents);
  return isGone || (isKept && isChanged);
}
