import { defaultLanguage } from '../../../grammar/languages.ts';
import type { SiteListsPlan } from '../../../grammar/plans/site-lists-plan.ts';
import { isTimeZone } from '../../../grammar/schedule.ts';
import {
  isArray,
  isObject,
  isRecord,
  type Json,
  type JsonObject,
  objectOf,
} from '../../../json/json-value.ts';
import type { Renamed } from '../../../json/source-place.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import { type ImageSizes, withDefaults } from '../../../schema/literal-completion.ts';
import type { SchemaNode } from '../../../schema/schema-node.ts';
import type { SiteConfig } from '../../../site-types/registered-types.ts';
import type { Diagnostic, Problem } from '../../messages/diagnostic.ts';
import type { Origin } from '../../origin.ts';
import { type PageSchemas, siteScope } from '../../page-schemas.ts';
import { type ExpandedBlocks, expandSections, noBlocks } from '../../sections/expand-sections.ts';
import type { SectionDrafts } from '../../sections/section-draft.ts';
import type { ParsedFile } from '../../source-file.ts';
import { moveMisplacedKeys } from '../../structure/misplaced-keys.ts';
import { readOutline } from '../../structure/outline.ts';
import type { Workspace } from '../../workspace.ts';
import { boundTexts } from '../bound-texts.ts';
import { noReferences, plainReferences, type References } from '../links/references.ts';
import { listedLanguages, withLanguageForm } from './site-languages.ts';
import {
  checkSiteLists,
  contentItems,
  withLinks,
  withoutContentItems,
  withoutEach,
} from './site-list-check.ts';

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

const none: CheckedSite = {
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

export function checkSite(
  file: ParsedFile | undefined,
  schemas: PageSchemas,
  workspace: Workspace,
  sections: SectionDrafts,
  isValid: boolean,
): CheckedSite {
  if (file?.value === undefined) return none;
  const moved = moveMisplacedKeys(file.value, 'site', workspace.schemas, sections, isValid);
  const outline = readOutline(moved.value, schemas.site, isValid);
  const { value } = outline;
  if (!isObject(value)) return { ...none, diagnostics: outline.problems.map((each) => file.diagnose(each)) };
  const { end, states, timeZone } = value;
  const blocks = readOutline(end ?? [], blockList(schemas), isValid || end === undefined || !isArray(end));
  const names: Renamed = new Map([
    ...moved.moved,
    ...outline.renamed,
    ...[...blocks.renamed].map(([pointer, name]) => [`/end${pointer}`, name] as const),
  ]);
  const origin = { file, renamed: names };
  const language = defaultLanguage(listedLanguages(value.languages));
  const scope = siteScope(language === undefined ? value : { ...value, language });
  const used = expandSections([{ list: blocks.value, pointer: '/end' }], origin, isValid, sections);
  const lists = checkSiteLists({ value, node: schemas.site, origin, isValid, site: scope }, workspace);
  const fromContent = contentItems(value, schemas.site);
  const isWritten = ({ pointer }: Problem) =>
    !fromContent.some((item) => pointer === item || pointer.startsWith(`${item}/`));
  const found: readonly Problem[] = [
    ...moved.found,
    // The blocks at the end are checked with a schema of their own.
    ...withLanguageForm(
      withoutEach(
        outline.problems.filter((each) => isWritten(each) && !each.pointer.startsWith('/end/')),
        'site',
      ),
      value,
    ),
    ...blocks.problems.map((each) => ({ ...each, pointer: `/end${each.pointer}` })),
    ...lists.found,
    ...boundTexts(ownTexts(value), '').filter(isWritten),
    ...(typeof timeZone === 'string' && !isTimeZone(timeZone) ? [unknownTimeZone(timeZone)] : []),
  ];
  const declared = states !== undefined && isObject(states) ? states : {};
  return {
    value,
    scope,
    config:
      found.length === 0
        ? siteConfig(withoutContentItems(withLanguage(value, language)), schemas, workspace.images)
        : undefined,
    lists: lists.plan,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC',
    end: used,
    loading: declared.loading,
    failed: declared.failed,
    references: withLinks(ownReferences(value, schemas, origin), lists.links),
    diagnostics: found.map((each) => file.diagnose(each, names)),
  };
}

/** What visitors read in the site config, besides the blocks at the end of each page. */
export function ownTexts({ $schema: _, data: __, end: ___, ...texts }: JsonObject): JsonObject {
  return texts;
}

/** The site config in its default language, which its head need not name. */
function withLanguage(value: JsonObject, language: string | undefined): JsonObject {
  return language === undefined ? value : { ...value, head: { ...objectOf(value.head), language } };
}

function unknownTimeZone(found: string): Problem {
  return { code: 'unknown-time-zone', pointer: '/timeZone', on: 'value', data: { found } };
}

/** The links and images outside the blocks at the end of each page. */
function ownReferences(value: JsonObject, { site }: PageSchemas, origin: Origin): References {
  const { end: _, ...own } = value;
  return plainReferences(own, site, origin);
}

export function blockList({ blockOrSection }: PageSchemas): SchemaNode {
  return { schema: { type: 'array', items: blockOrSection.schema }, root: blockOrSection.root };
}

export function siteConfig(value: Json, schemas: PageSchemas, images: ImageSizes): SiteConfig | undefined {
  const filled = withDefaults(value, schemas.site, images);
  return isSiteConfig(filled) ? filled : undefined;
}

/** Narrows a value that fits the schema from which the type is generated. */
function isSiteConfig(value: unknown): value is SiteConfig {
  return isRecord(value) && 'name' in value && 'errorPage' in value;
}
