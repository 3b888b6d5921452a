import { braceFixers } from './bindings/braces/brace-fixes.ts';
import { loopFixers } from './bindings/loops/loop-fixes.ts';
import { pathFixers } from './bindings/paths/path-fixes.ts';
import { presenceFixers } from './bindings/presence/presence-fixes.ts';
import { blockTypeFixers } from './blocks/block-types/block-type-fixes.ts';
import { itemRuleFixers } from './blocks/item-rules/item-rule-fixes.ts';
import { sectionFixers } from './blocks/sections/section-fixes.ts';
import type { DiagnosticData } from './catalogue.ts';
import { fileNameFixers } from './files/file-names/file-name-fixes.ts';
import { jsonFixers } from './files/json/json-fixes.ts';
import type { Fixers } from './fixer.ts';
import { frameFixers } from './links/frames/frame-fixes.ts';
import { imageFixers } from './links/images/image-fixes.ts';
import { pageLinkFixers } from './links/page-links/page-link-fixes.ts';
import { routeParamFixers } from './pages/route-params/route-param-fixes.ts';
import { urlParamFixers } from './pages/url-params/url-param-fixes.ts';
import { queryNameFixers } from './queries/query-names/query-name-fixes.ts';
import { formatFixers } from './values/formats/format-fixes.ts';
import { limitFixers } from './values/limits/limit-fixes.ts';
import { propertyFixers } from './values/properties/property-fixes.ts';
import { typeFixers } from './values/types/type-fixes.ts';

/** The fixers of all families. A code without one is fixed by what its message suggests. */
export const fixers: Fixers<DiagnosticData> = {
  ...limitFixers,
  ...jsonFixers,
  ...fileNameFixers,
  ...propertyFixers,
  ...typeFixers,
  ...formatFixers,
  ...itemRuleFixers,
  ...blockTypeFixers,
  ...sectionFixers,
  ...queryNameFixers,
  ...braceFixers,
  ...pathFixers,
  ...loopFixers,
  ...presenceFixers,
  ...routeParamFixers,
  ...urlParamFixers,
  ...pageLinkFixers,
  ...imageFixers,
  ...frameFixers,
};
