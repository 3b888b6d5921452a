import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { urlQuery, urlValues } from '../../grammar/url-params.ts';

/** What a plan knows of the URL that it is for. */
type UrlPlan = Pick<PagePlan, 'urlParams' | 'urlQuery'>;

/** True if the plan of a page is for another query than that of the current URL. */
export function isForOtherUrl({ urlParams, urlQuery: made }: UrlPlan): boolean {
  return urlParams !== undefined && urlQuery(urlParams, urlValues(urlParams, location.search)) !== made;
}

let stop: AbortController | undefined;

/**
 * Reloads the document if the query of the URL changes while its page is shown: by a link that is followed without a reload, or by going
 * back to an entry of the history that such a link has left.
 */
export function watchUrl(plan: UrlPlan): void {
  stop?.abort();
  stop = new AbortController();
  const { signal } = stop;
  const path = location.pathname;
  const look = () => {
    if (location.pathname !== path) stop?.abort();
    else if (isForOtherUrl(plan)) location.reload();
  };
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, look, { signal });
}
