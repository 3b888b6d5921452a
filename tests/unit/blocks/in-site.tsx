import type { SiteConfig } from 'pagewright';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { createSiteCode, SiteCodeContext } from '../../../packages/pagewright/src/render/site-code.ts';
import site from '../../../src/site.ts';
import { shippedSite } from '../site-content/shipped-site.ts';

/** Wraps a part of a page in a router and a site with this config. */
export function inSite(part: ReactNode, config: SiteConfig = shippedSite): ReactNode {
  return (
    <Router ssrPath="/insight/blog/example" ssrSearch="">
      <SiteCodeContext value={createSiteCode(site, config, [])}>{part}</SiteCodeContext>
    </Router>
  );
}
