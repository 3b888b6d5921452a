import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { urlQuery, urlValues } from '../../grammar/url-params.ts';

/** The facts in a plan about the URL that the plan is for. */
type UrlPlan = Pick<PagePlan, 'urlParams' | 'urlQuery'>;

/** True if the query of the current URL differs from the query that the plan was made for. */
export function isForOtherUrl({ urlParams, urlQuery: made }: UrlPlan): boolean {
  return urlParams !== undefined && urlQuery(urlParams, urlValues(urlParams, location.search)) !== made;
}

/** A copy of what `correctAddress` removes, because an import would add an export to each first load of a site. */
const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/*$/, '');

let stop: AbortController | undefined;

/**
 * Reloads the document if the query of the URL changes while its page is shown. This happens when the visitor follows a link without a
 * reload, or goes back to a history entry of such a link.
 */
export function watchUrl(plan: UrlPlan): void {
  stop?.abort();
  stop = new AbortController();
  const { signal } = stop;
  const path = plain(location.pathname);
  const look = () => {
    if (plain(location.pathname) !== path) stop?.abort();
    else if (isForOtherUrl(plan)) location.reload();
  };
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, look, { signal });
}
