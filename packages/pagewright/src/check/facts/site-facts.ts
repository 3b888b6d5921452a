import { siteScope } from '../../config/schemas/page-schemas.ts';
import { type ExpandedBlocks, noBlocks } from '../../config/sections/expand-sections.ts';
import type { SiteListsPlan } from '../../grammar/plans/site-lists-plan.ts';
import type { Json } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { SiteConfig } from '../../site-types/registered-types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { noReferences, type References } from './references.ts';

/** The sources of the files in `_fallbacks/`, by the names that `failed.fallback` uses. */
export type FallbackSources = ReadonlyMap<string, string | undefined>;

/** `_site.json`, checked. A change of the file, the schemas, the images or the code makes a new object. */
export interface CheckedSite {
  readonly value: Json | undefined;
  /** Its language; undefined for the default language. */
  readonly language?: string;
  /** What `{site.…}` may read. */
  readonly scope: JsonSchema;
  /** The site config with only its listed items; undefined if it has an error. */
  readonly config: SiteConfig | undefined;
  /** Its arrays that take items from content; undefined if there are none. */
  readonly lists: SiteListsPlan | undefined;
  /** Where the clocks are that schedules mean. */
  readonly timeZone: string;
  readonly end: ExpandedBlocks;
  readonly loading: Json | undefined;
  readonly failed: Json | undefined;
  readonly references: References;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is known without a site config. */
export const noSite: CheckedSite = {
  value: undefined,
  scope: siteScope(undefined),
  config: undefined,
  lists: undefined,
  timeZone: 'UTC',
  end: noBlocks,
  loading: undefined,
  failed: undefined,
  references: noReferences,
  diagnostics: [],
};
