import { planAtUrl } from '../../grammar/plan-at-url.ts';
import { type ClientManifest, pageScripts } from '../../pipeline/files/client-manifest.ts';
import { pageData } from '../../pipeline/pages/page-modules.ts';
import { pageAtTime } from '../../pipeline/pages/scheduled-pages.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { ServerPage } from '../site-record.ts';

/** The page configs of a checked site, in the form that a handler needs. */
export function serverPages(
  { pages, fallbacks, deferred }: CheckedSite,
  manifest: ClientManifest,
): ServerPage[] {
  return pages.map((plan) => ({
    plan,
    data: pageData(plan, fallbacks, deferred),
    scripts: pageScripts(manifest, plan, deferred),
  }));
}

/** A page with the blocks that its schedule shows at a time; undefined if the schedule hides the page then. */
export function serverPageAt(page: ServerPage, timeZone: string, now: number): ServerPage | undefined {
  const plan = pageAtTime(page.plan, timeZone, now);
  if (!plan || plan === page.plan) return plan && page;
  return { ...page, plan, data: pageData(plan, page.data.fallbacks, page.data.deferred) };
}

/** A page with the values of a URL; see `planAtUrl`. A page that declares no params of the URL is returned unchanged. */
export function serverPageAtUrl(page: ServerPage, search: string): ServerPage {
  if (!page.plan.urlParams) return page;
  const data = { ...page.data, plan: planAtUrl(page.data.plan, search) };
  return { ...page, plan: planAtUrl(page.plan, search), data };
}
