import { type PageSchemas, siteScope } from '../../../config/schemas/page-schemas.ts';
import { expandSections } from '../../../config/sections/expand-sections.ts';
import type { SectionDrafts } from '../../../config/sections/section-draft.ts';
import { defaultLanguage } from '../../../grammar/languages.ts';
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
import { type ImageSizes, withDefaults } from '../../../schema/literal-completion.ts';
import type { SiteConfig } from '../../../site-types/registered-types.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../../diagnostics/source-file.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { plainReferences } from '../../facts/references.ts';
import { type CheckedSite, noSite } from '../../facts/site-facts.ts';
import { moveMisplacedKeys } from '../../recover/misplaced-keys.ts';
import { readOutline } from '../../recover/outline.ts';
import { boundTexts } from '../bound-texts.ts';
import { prefixPointers } from '../prefix-pointers.ts';
import { withMovedKeys } from './moved-keys.ts';
import { listedLanguages, withLanguageForm } from './site-languages.ts';
import { checkSiteLists, contentItems, withoutContentItems, withoutEach } from './site-list-check.ts';

export function checkSite(
  file: ParsedFile | undefined,
  schemas: PageSchemas,
  workspace: Workspace,
  sections: SectionDrafts,
  isValid: boolean,
): CheckedSite {
  if (file?.value === undefined) return noSite;
  const moved = moveMisplacedKeys(file.value, 'site', workspace.schemas, sections, isValid);
  const outline = readOutline(moved.value, schemas.site, isValid);
  const { value } = outline;
  if (!isObject(value))
    return { ...noSite, diagnostics: outline.problems.map((each) => diagnose(file, each)) };
  const { end, ...own } = value;
  const { timeZone } = own;
  const states = objectOf(own.states);
  const blocks = readEnd(end, schemas, isValid);
  const names: Renamed = new Map([...moved.moved, ...outline.renamed, ...blocks.renamed]);
  const origin = { file, renamed: names };
  const language = defaultLanguage(listedLanguages(value.languages));
  const scope = siteScope(value, language);
  const references = plainReferences(own, schemas.site, origin);
  const lists = checkSiteLists({ value, node: schemas.site, origin, isValid, site: scope }, workspace);
  const fromContent = contentItems(value, schemas.site);
  const isWritten = ({ pointer }: Problem) =>
    !fromContent.some((item) => pointer === item || pointer.startsWith(`${item}/`));
  const found: readonly Problem[] = [
    ...moved.found,
    // The blocks at the end are checked with a schema of their own.
    ...withLanguageForm(
      withoutEach(
        withMovedKeys(outline.problems).filter(
          (each) => isWritten(each) && !each.pointer.startsWith('/end/'),
        ),
        'site',
      ),
      value,
    ),
    ...blocks.problems,
    ...lists.found,
    ...boundTexts(ownTexts(value), '').filter(isWritten),
    ...(typeof timeZone !== 'string' || isTimeZone(timeZone)
      ? []
      : [problemAt('unknown-time-zone', '/timeZone', { found: timeZone })]),
  ];
  return {
    value,
    scope,
    config:
      found.length === 0
        ? siteConfig(withoutContentItems(withLanguage(value, language)), schemas, workspace.images)
        : undefined,
    lists: lists.plan,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC',
    end: expandSections(blocks.lists, origin, isValid, sections),
    loading: states.loading,
    failed: states.failed,
    references: { ...references, links: [...references.links, ...lists.links] },
    diagnostics: found.map((each) => diagnose(file, each, names)),
  };
}

/** What visitors read in the site config, besides the blocks at the end of each page. */
export function ownTexts({ $schema: _, data: __, end: ___, ...texts }: JsonObject): JsonObject {
  return texts;
}

/** The site config in a language, which its head need not name. */
export function withLanguage(value: JsonObject, language: string | undefined): JsonObject {
  return language === undefined ? value : { ...value, head: { ...objectOf(value.head), language } };
}

/** What is written as `end`, for `expandSections`. The pointers of its names and problems begin at the file. */
export function readEnd(end: Json = [], { blockOrSection: { schema, root } }: PageSchemas, isValid: boolean) {
  const node = { schema: { type: 'array', items: schema }, root };
  const { value, renamed, problems } = readOutline(end, node, isValid || !isArray(end));
  return {
    lists: { end: value },
    renamed: [...renamed].map(([pointer, name]) => [`/end${pointer}`, name] as const),
    problems: prefixPointers('/end', problems),
  };
}

export function siteConfig(value: Json, schemas: PageSchemas, images: ImageSizes): SiteConfig | undefined {
  const filled = withDefaults(value, schemas.site, images);
  return isSiteConfig(filled) ? filled : undefined;
}

/** Narrows a value that fits the schema from which the type is generated. */
function isSiteConfig(value: unknown): value is SiteConfig {
  return isRecord(value) && 'name' in value && 'errorPage' in value;
}
