import type { SiteConfig } from '../define-site.ts';
import { useSiteCode } from './site-code.ts';

/** The parsed `_site.json` of the site that is rendered. Throws outside a site. */
export function useSiteConfig(): SiteConfig {
  return useSiteCode().config;
}
