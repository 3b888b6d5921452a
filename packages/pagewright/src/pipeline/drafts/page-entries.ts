import { read } from '../../content/read.ts';
import { configFile } from '../../grammar/further-pages.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { cleanPath } from '../../render/routing/route-match.ts';
import { matchRoute } from '../pages/match-route.ts';
import { pagePaths } from '../pages/page-paths.ts';
import type { CheckedSite } from '../site/checked-site.ts';

/** A path of a page with params. */
interface PageEntry {
  /** Encoded, as in URLs. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The paths of a page with params. */
export interface PageEntries {
  /** The paths that the config lists, then the ones of the content service. */
  readonly entries: readonly PageEntry[];
  /** True if there are more than are listed here. */
  readonly hasMore: boolean;
  /** True if the content service could not be read, so that its entries are missing. */
  readonly isIncomplete: boolean;
}

interface EntriesOptions {
  /** Loads the sources of the site. Rejects if its code cannot be run. */
  readonly sources: () => Promise<SourceTable>;
  /** Milliseconds for each read, with its retries. */
  readonly deadline: number;
  /** The site as it was last checked, with the last good plans of pages with errors. */
  readonly site: Pick<CheckedSite, 'pages'>;
  /** The base URL of the content service; undefined if there is none. */
  readonly base: string | undefined;
}

/** The most entries that are listed. */
export const mostEntries = 500;

/**
 * The paths of a page with params: the values that its config lists, and the entries of the content service. Without content, the listed
 * values alone.
 * @param file its config
 */
export async function pageEntries(
  { site, sources, base, deadline }: EntriesOptions,
  file: string,
): Promise<PageEntries> {
  let isIncomplete = false;
  const reader: Parameters<typeof pagePaths>[2] = {
    async read(name, source, params, { entries = 0 } = {}) {
      const result = { key: name, source: name };
      try {
        // One more shows that there are more.
        const most = Math.min(entries, mostEntries + 1);
        const { content } = await read(source, params, { base, deadline, entries: most });
        return { ...result, content };
      } catch {
        isIncomplete = base !== undefined;
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
    // A more exact route of another page may match a path.
    ({ path, page, isAlias }) => !isAlias && match(cleanPath(path))?.file === page.file,
  );
  return {
    entries: all.slice(0, mostEntries).map(({ path, params }) => ({ path, params })),
    hasMore: all.length > mostEntries,
    isIncomplete,
  };
}
