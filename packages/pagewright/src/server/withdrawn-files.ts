import { pathTags } from '../pipeline/queries/entry-tags.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';

/** Returns a function that says whether a file is a share image that only pages of withdrawn entries use. */
export function withdrawnFiles({ site, sources, match, purges }: SiteParts) {
  async function isGone(path: string, { store }: Pick<ServerContext, 'store'>): Promise<boolean> {
    const found = match(path);
    if (!found) return false;
    const { gone } = await purges.of(pathTags(found.page.plan, found.params, sources), store);
    return gone.size > 0;
  }

  return async (path: string, context: ServerContext): Promise<boolean> => {
    const pages = site.sharedBy[path] ?? [];
    if (pages.length === 0) return false;
    return (await Promise.all(pages.map((page) => isGone(page, context)))).every((each) => each);
  };
}
