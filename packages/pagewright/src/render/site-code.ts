import { type ComponentType, createContext, use } from 'react';
import type { SiteConfig } from '../site-types/registered-types.ts';
import { type BlockLoader, createBlockLoader } from './blocks/block-loader.ts';
import { createStateLoader, type StateLoader } from './blocks/state-loader.tsx';
import type { RouteEntry } from './document/page-module.ts';
import type { LayoutProps, Lazy, SiteDefinition, SiteStates } from './site-definition.ts';

/** A site as the renderer uses it: its `_site.json`, its routes and its code. */
export interface SiteCode {
  readonly config: SiteConfig;
  readonly routes: readonly RouteEntry[];
  readonly blocks: BlockLoader;
  readonly layout: Lazy<{ readonly Layout: ComponentType<LayoutProps> }>;
  readonly states: SiteStates & StateLoader;
}

/** The parts of a site's definition that the renderer uses, for any set of block types. */
export interface SiteLook extends Pick<SiteDefinition, 'layout' | 'states' | 'scripts'> {
  readonly blocks: Parameters<typeof createBlockLoader>[0];
}

export function createSiteCode(
  definition: SiteLook,
  config: SiteConfig,
  routes: readonly RouteEntry[],
): SiteCode {
  const { blocks, layout, states } = definition;
  return {
    config,
    routes,
    blocks: createBlockLoader(blocks),
    layout,
    states: { ...states, ...createStateLoader(states) },
  };
}

export const SiteCodeContext = createContext<SiteCode | undefined>(undefined);

/** The site of this component tree. Throws without one. */
export function useSiteCode(): SiteCode {
  const code = use(SiteCodeContext);
  if (!code) throw new Error('No site above this component. A test needs <TestSite> of pagewright/testing');
  return code;
}

/** The parsed `_site.json` of the site that is rendered. Throws outside a site. */
export function useSiteConfig(): SiteConfig {
  return useSiteCode().config;
}
