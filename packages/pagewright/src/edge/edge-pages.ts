import { type ClientManifest, pageScripts } from '../pipeline/files/client-manifest.ts';
import { pageData } from '../pipeline/pages/page-modules.ts';
import type { CheckedSite } from '../pipeline/site/checked-site.ts';
import type { EdgePage } from './site-record.ts';

/** The page configs of a checked site, as a handler needs them. */
export function edgePages({ pages, fallbacks, deferred }: CheckedSite, manifest: ClientManifest): EdgePage[] {
  return pages.map((plan) => ({
    plan,
    data: pageData(plan, fallbacks, deferred),
    scripts: pageScripts(manifest, plan, deferred),
  }));
}
