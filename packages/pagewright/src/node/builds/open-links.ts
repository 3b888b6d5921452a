import { callOf } from '../../content/requests/content-service-call.ts';
import { BuildLinks } from '../../pipeline/links/build-links.ts';
import { lookupSender } from '../../pipeline/links/entry-lookup.ts';
import { ServiceLinks } from '../../pipeline/links/service-links.ts';
import { BuiltPages } from '../../pipeline/links/site-pages.ts';
import type { PagePath } from '../../pipeline/pages/page-paths.ts';
import type { OpenBuild } from './open-reader.ts';

/** The links from the pages of a build to content services. */
export function openLinks(
  { run, plan, bundle, previous }: OpenBuild,
  paths: readonly PagePath[],
): BuildLinks {
  const pages = new BuiltPages(paths, plan.isPartial, plan.site.redirects);
  const links = new ServiceLinks({
    pages: plan.shown,
    sources: bundle.sources,
    adapters: bundle,
    baseOf: (service) => callOf(run.calls, { service }).base,
    createMemory: () => new Map(),
    site: pages,
  });
  return new BuildLinks({
    links,
    pages,
    paths,
    earlier: new Set(Object.keys(previous?.record.pages ?? {})),
    send: lookupSender(run.calls),
  });
}
