import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';
import { ownTarget, plainTarget } from '../../facts/link-target.ts';
import type { RouteTable } from '../../facts/route-table.ts';

const pointer = '/head/canonical';

/**
 * Reports canonical URLs that search engines cannot follow: to a page that they must not list, or that names another page. Also
 * reports pages with a canonical URL that they must not list themselves.
 * @param siteUrl the URL of the site, which canonical URLs may name
 */
export function checkCanonicals(
  pages: readonly CheckedPage[],
  table: RouteTable,
  siteUrl: string | undefined,
): readonly Diagnostic[] {
  const reported = new Set<CheckedPage>();
  const pageAt: PageAt = (canonical) => {
    const [target] = plainTarget(canonical);
    const { segments } = (target && ownTarget(target, siteUrl)) ?? {};
    const destination = segments && table.findComputed(segments);
    return destination?.found ? destination.page : undefined;
  };
  return pages.flatMap((page): Diagnostic[] => {
    const { canonical, origin } = page;
    if (canonical === undefined) return [];
    const named = pageAt(canonical);
    const hidden = page.isHidden ? page : named?.isHidden ? named : undefined;
    if (hidden) {
      const data = { canonical, isOwn: hidden === page, file: hidden.origin.file.name };
      return [diagnoseAt(origin, problemAt('hidden-canonical', pointer, data))];
    }
    const way = named && named !== page ? wayFrom(page, named, pageAt) : undefined;
    if (!named || !way || way.circle.some((each) => reported.has(each))) return [];
    // All pages of a circle are one mistake.
    for (const each of way.circle) reported.add(each);
    const file = named.origin.file.name;
    const data = { canonical, file, next: way.next, isCircle: way.circle.length > 0 };
    return [diagnoseAt(origin, problemAt('canonical-chain', pointer, data))];
  });
}

/** The page at a canonical URL. */
type PageAt = (canonical: string) => CheckedPage | undefined;

interface Way {
  /** The last canonical URL on the way. */
  readonly next: string;
  /** The pages on the way, if it leads back to one of them; otherwise empty. */
  readonly circle: readonly CheckedPage[];
}

/** Where the canonical URLs lead from a page that another one names; undefined if it names no other page. */
function wayFrom(page: CheckedPage, named: CheckedPage, pageAt: PageAt): Way | undefined {
  const pages = [page];
  let next: string | undefined;
  for (let at: CheckedPage | undefined = named; at?.canonical !== undefined; ) {
    pages.push(at);
    const target = pageAt(at.canonical);
    if (target === at) break;
    next = at.canonical;
    if (target && pages.includes(target)) return { next, circle: pages };
    at = target;
  }
  return next === undefined ? undefined : { next, circle: [] };
}
