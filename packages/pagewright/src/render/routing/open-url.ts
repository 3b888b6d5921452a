import { planAtUrl } from '../../grammar/plan-at-url.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isForOtherUrl, watchUrl } from './watch-url.ts';

/** The plan of the page at the current path, for the query of the current URL. Only pages with params of the URL load this. */
export function openUrl(plan: PagePlan): PagePlan {
  const shown = planAtUrl(plan, location.search);
  watchUrl(shown);
  return shown;
}

/** True if a document's plan of a page is for the query of the current URL. */
export function isAtUrl(plan: PagePlan): boolean {
  if (isForOtherUrl(plan)) return false;
  watchUrl(plan);
  return true;
}
