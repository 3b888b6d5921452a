import { read } from '../../content/read.ts';
import { callOf, type ServiceCalls } from '../../content/requests/content-service-call.ts';
import { configFile } from '../../grammar/further-pages.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { cleanPath } from '../../render/routing/route-match.ts';
import { matchRoute } from '../pages/match-route.ts';
import { type PagePath, pagePaths } from '../pages/page-paths.ts';
import type { CheckedSite } from '../site/checked-site.ts';

/** The paths of a page with params. */
export interface PageEntries {
  /** The paths that the config lists, followed by the paths of entries in the content service. */
  readonly entries: readonly Pick<PagePath, 'path' | 'params'>[];
  /** True if the page has more paths than `entries`. */
  readonly hasMore: boolean;
  /** True if the content service could not be read, so that its entries are missing. */
  readonly isIncomplete: boolean;
}

interface EntriesOptions {
  /** How to call the content services. */
  readonly calls: ServiceCalls;
  /** Loads the sources of the site. Rejects if its code cannot be run. */
  readonly sources: () => Promise<SourceTable>;
  /** The last check of the site, with the last good plans of pages that have errors. */
  readonly site: Pick<CheckedSite, 'pages'>;
}

export const mostEntries = 500;

/**
 * The paths of a page with params, from values that its config lists and from entries of the content service. Without content, only the
 * listed values count.
 * @param file the file of its config
 */
export async function pageEntries(
  { site, sources, calls }: EntriesOptions,
  file: string,
): Promise<PageEntries> {
  let isIncomplete = false;
  const reader: Parameters<typeof pagePaths>[2] = {
    async read(name, source, params, { entries = 0 } = {}) {
      const result = { key: name, source: name };
      const call = callOf(calls, source);
      try {
        // Reading one more than the limit shows whether there are more.
        const most = Math.min(entries, mostEntries + 1);
        const { content } = await read(source, params, { ...call, entries: most });
        return { ...result, content };
      } catch {
        isIncomplete ||= call.base !== undefined;
        return result;
      }
    },
  };
  const own = site.pages.filter((page) => configFile(page.file) === file);
  const table = await sources().catch(() => {
    isIncomplete = true;
    return {};
  });
  const match = matchRoute(site.pages);
  const all = (await pagePaths(own, table, reader)).filter(
    // Another page may have a more specific route that matches the path.
    ({ path, page, isAlias }) => !isAlias && match(cleanPath(path))?.file === page.file,
  );
  return {
    entries: all.slice(0, mostEntries).map(({ path, params }) => ({ path, params })),
    hasMore: all.length > mostEntries,
    isIncomplete,
  };
}
