/// <reference types="vite/client" preserve="true" />
import type { SiteDefinition } from './render/site-definition.ts';

export type { Image, Link } from './generated/site-config.ts';
export type { QueryState, Retry } from './render/queries/query-state.ts';
export type * from './render/reporting/visit-report.ts';
export type * from './render/scripts/script-options.ts';
export type * from './render/site-definition.ts';
// With a star, because a declaration of a site can only extend `Register` where this module passes all of it on.
export type * from './site-types/registered-types.ts';

/** Types a site definition; it returns what it is given. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}
