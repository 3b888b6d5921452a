import type { ValueProblemData } from '../../schema/value-problem.ts';
import { braceFixers, braceMessages } from './bindings/braces/brace-codes.ts';
import { conditionMessages } from './bindings/conditions/condition-codes.ts';
import { fitMessages } from './bindings/fit/fit-codes.ts';
import { loopFixers, loopMessages } from './bindings/loops/loop-codes.ts';
import { pathFixers, pathMessages } from './bindings/paths/path-codes.ts';
import { presenceFixers, presenceMessages } from './bindings/presence/presence-codes.ts';
import { blockTypeFixers, blockTypeMessages } from './blocks/block-types/block-type-codes.ts';
import { headingMessages } from './blocks/headings/heading-codes.ts';
import { blockIdMessages } from './blocks/ids/block-id-codes.ts';
import { itemRuleFixers, itemRuleMessages } from './blocks/item-rules/item-rule-codes.ts';
import { sectionFixers, sectionMessages } from './blocks/sections/section-codes.ts';
import { slotMessages } from './blocks/slots/slot-codes.ts';
import { plainTextMessages } from './blocks/texts/plain-text-codes.ts';
import { extensionRuleMessages } from './extensions/rules/extension-rule-codes.ts';
import { fileNameFixers, fileNameMessages } from './files/file-names/file-name-codes.ts';
import { jsonMessages } from './files/json/json-codes.ts';
import { jsonFixers } from './files/json/json-fixes.ts';
import { structureMessages } from './files/structure/structure-codes.ts';
import type { Fixers } from './fixer.ts';
import { frameFixers, frameMessages } from './links/frames/frame-codes.ts';
import { imageFixers, imageMessages } from './links/images/image-codes.ts';
import { pageLinkFixers, pageLinkMessages } from './links/page-links/page-link-codes.ts';
import { redirectMessages } from './links/redirects/redirect-codes.ts';
import type { Messages, MessageText } from './message-text.ts';
import { canonicalMessages } from './pages/canonicals/canonical-codes.ts';
import { languageMessages } from './pages/languages/language-codes.ts';
import { routeParamFixers, routeParamMessages } from './pages/route-params/route-param-codes.ts';
import { routeMessages } from './pages/routes/route-codes.ts';
import { scheduleMessages } from './pages/schedules/schedule-codes.ts';
import { titleMessages } from './pages/titles/title-codes.ts';
import { urlParamFixers, urlParamMessages } from './pages/url-params/url-param-codes.ts';
import { baseMessages } from './project/base/base-codes.ts';
import { siteCodeMessages } from './project/code/site-code-codes.ts';
import { publicFileMessages } from './project/files/public-file-codes.ts';
import { headerMessages } from './project/headers/header-codes.ts';
import { ignoredMessages } from './project/ignored/ignored-codes.ts';
import { originMessages } from './project/origins/origin-codes.ts';
import { policyMessages } from './project/policy/policy-codes.ts';
import { serviceMessages } from './project/services/service-codes.ts';
import { viteSettingMessages } from './project/vite/vite-setting-codes.ts';
import { fallbackMessages } from './queries/fallbacks/fallback-codes.ts';
import { pagingMessages } from './queries/paging/paging-codes.ts';
import { queryNameFixers, queryNameMessages } from './queries/query-names/query-name-codes.ts';
import { queryParamMessages } from './queries/query-params/query-param-codes.ts';
import { schemaKeywordMessages } from './schemas/keywords/schema-keyword-codes.ts';
import { schemaReferenceMessages } from './schemas/references/schema-reference-codes.ts';
import { schemaNameMessages } from './schemas/schema-names/schema-name-codes.ts';
import { formatFixers, formatMessages } from './values/formats/format-codes.ts';
import { limitFixers, limitMessages } from './values/limits/limit-codes.ts';
import { propertyFixers, propertyMessages } from './values/properties/property-codes.ts';
import { typeFixers, typeMessages } from './values/types/type-codes.ts';

/** The families about values and bindings. */
const valueMessages = {
  ...propertyMessages,
  ...typeMessages,
  ...formatMessages,
  ...limitMessages,
  ...braceMessages,
  ...pathMessages,
  ...loopMessages,
  ...conditionMessages,
  ...fitMessages,
  ...presenceMessages,
} satisfies Messages<ValueProblemData>;

/** The families of codes. */
const families = {
  ...valueMessages,
  ...jsonMessages,
  ...fileNameMessages,
  ...structureMessages,
  ...itemRuleMessages,
  ...blockTypeMessages,
  ...slotMessages,
  ...sectionMessages,
  ...blockIdMessages,
  ...headingMessages,
  ...plainTextMessages,
  ...queryNameMessages,
  ...queryParamMessages,
  ...fallbackMessages,
  ...pagingMessages,
  ...routeMessages,
  ...routeParamMessages,
  ...urlParamMessages,
  ...redirectMessages,
  ...canonicalMessages,
  ...scheduleMessages,
  ...languageMessages,
  ...titleMessages,
  ...pageLinkMessages,
  ...imageMessages,
  ...frameMessages,
  ...extensionRuleMessages,
  ...originMessages,
  ...baseMessages,
  ...serviceMessages,
  ...viteSettingMessages,
  ...ignoredMessages,
  ...publicFileMessages,
  ...policyMessages,
  ...siteCodeMessages,
  ...headerMessages,
  ...schemaKeywordMessages,
  ...schemaReferenceMessages,
  ...schemaNameMessages,
};

/** What the message of each code needs to know. */
export type DiagnosticData = {
  readonly [Code in keyof typeof families]: Parameters<(typeof families)[Code]>[0];
};
export type DiagnosticCode = keyof DiagnosticData;

const catalogue: Messages<DiagnosticData> = families;

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

/** The codes of all diagnostics, sorted. */
export const codes: readonly string[] = Object.keys(catalogue).sort();

/** Whether a code is about a value or a binding. */
export function isOfValue(code: DiagnosticCode): boolean {
  return Object.hasOwn(valueMessages, code);
}

/** The text of a diagnostic. */
export function messageFor<Code extends DiagnosticCode>({
  code,
  data,
}: {
  readonly code: Code;
  readonly data: DiagnosticData[Code];
}): MessageText {
  return catalogue[code](data);
}
