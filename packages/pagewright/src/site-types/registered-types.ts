import type { SiteConfig as SharedConfig } from '../generated/site-config.ts';

/**
 * The types of a site, by which the engine's own become exact: `blocks` (props by block type), `sources` (params and
 * content by source), `services` (names of further content services) and `site` (what the site adds to `_site.json`). `npm run generate` writes the declaration that fills it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites add to it by declaration merging
export interface Register {}

type Registered<Key extends string, Otherwise> = Register extends { readonly [Name in Key]: infer Found }
  ? Found
  : Otherwise;

/** Props by block type, as the schemas in `schemas/blocks/` declare them. */
export type BlockProps = Registered<'blocks', { readonly [type: string]: object }>;

/** Params and content by source, as the schemas in `schemas/content/` declare them. */
export type SourceMap = Registered<
  'sources',
  { readonly [name: string]: { readonly params: object; readonly content: unknown } }
>;

/** The names in `services` of `pagewright.config.ts`. */
export type ServiceName = Registered<'services', string>;

/** What `_site.json` holds: what the engine needs, and what the site declares in `schemas/site.json`. */
export type SiteConfig = SharedConfig & Registered<'site', object>;
