import { callOf } from '../../content/requests/content-service-call.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { recentCache } from '../../memory/recent-cache.ts';
import { type FoundPage, lookupSender } from '../../pipeline/links/entry-lookup.ts';
import { ServiceLinks } from '../../pipeline/links/service-links.ts';
import { entryPath, plainPath, redirectedPaths, type SitePages } from '../../pipeline/links/site-pages.ts';
import type { ServiceAdapters } from '../../pipeline/reading/absence-check.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { SiteList } from '../../render/document/settings.ts';
import { callsIn, isWithin, type ServerContext, type ServerTimes } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import type { PageTarget } from './match-page.ts';

interface ServedLinksOptions extends ServerTimes {
  readonly site: SiteRecord;
  readonly code: ServiceAdapters & { readonly sources: SourceTable };
  readonly match: (path: string) => PageTarget | undefined;
}

/** The links in content to content services, at the time of a request. */
export interface LinksAt {
  /** The payload of a page, with links to pages of the site. Links whose entries cannot be found stay as they are. */
  inPayload(payload: PagePayload, plan: PagePlan): Promise<PagePayload>;
  inLists(lists: readonly SiteList[]): readonly SiteList[];
}

export type ServedLinks = (context: ServerContext) => LinksAt;

/** In bytes: the links of some thousand pages. */
const maxMemory = 2_000_000;
/** In bytes, for each page that was found. */
const pageBytes = 200;

/** The pages of a site with a server: prerendered pages, pages without params, and pages of entries that exist. */
function servedPages({ prerendered, redirects }: SiteRecord, match: ServedLinksOptions['match']): SitePages {
  const built = new Set(prerendered);
  const redirected = redirectedPaths(redirects);
  return {
    pageAt(path) {
      const target = match(path);
      const isThere = target && (Object.keys(target.params).length === 0 || built.has(target.path));
      return isThere ? target.path : redirected.get(plainPath(path));
    },
    pathsOf(page, param, slug) {
      const path = entryPath(page, param, slug);
      const target = path === undefined ? undefined : match(path);
      return target ? [target.path] : [];
    },
  };
}

/** Finds the pages for links in content on a server. Asks the services again when what they have said is no longer fresh. */
export function servedLinks({ site, code, match, freshFor, now }: ServedLinksOptions): ServedLinks {
  const createMemory = () => {
    const recent = recentCache<{ readonly pages: readonly FoundPage[]; readonly at: number }>(
      maxMemory,
      ({ pages }) => pages.length * pageBytes,
    );
    return {
      get(path: string) {
        const found = recent.get(path);
        return found && isWithin(freshFor, found.at, now()) ? found.pages : undefined;
      },
      set: (path: string, pages: readonly FoundPage[]) => recent.set(path, { pages, at: now() }),
    };
  };
  const linksFor = ({ content, services }: ServerContext) =>
    new ServiceLinks({
      pages: site.pages.map(({ plan }) => plan),
      sources: code.sources,
      adapters: code,
      baseOf: (service) => callOf(callsIn({ content, services }), { service }).base,
      createMemory,
      site: servedPages(site, match),
    });
  // The services of a site have the same URLs in each request.
  let links: ServiceLinks | undefined;
  return (context) => {
    links ??= linksFor(context);
    const known = links;
    return {
      async inPayload(payload, { language }) {
        const unknown = known.unknownIn(payload);
        await known.lookUp(unknown, lookupSender(callsIn(context))).catch((error: unknown) => {
          context.report(`Links in content: ${error instanceof Error ? error.message : String(error)}`);
        });
        return known.inPayload(payload, language).payload;
      },
      inLists: (lists) => known.inLists(lists),
    };
  };
}
