import { pageSchemas } from '../config/schemas/page-schemas.ts';
import type { Languages } from '../grammar/languages.ts';
import { onePage } from '../grammar/path-names.ts';
import type { PagePlan } from '../grammar/plans/page-plan.ts';
import type { SiteListsPlan } from '../grammar/plans/site-lists-plan.ts';
import type { RedirectRule } from '../grammar/redirect-rules.ts';
import type { SiteConfig } from '../site-types/registered-types.ts';
import { CommonChecker, type CommonFiles } from './common-checker.ts';
import { diagnose } from './diagnostics/diagnose.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { inOrder } from './diagnostics/in-order.ts';
import type { Workspace } from './diagnostics/workspace.ts';
import { missingSite } from './files/config-files.ts';
import { type ConfigFiles, ConfigReader } from './files/config-reader.ts';
import { checkAcrossPages } from './pages/across-pages.ts';
import { PageChecker, type PageFile } from './pages/page-file.ts';
import { firstPageRule } from './rules/links/redirect-check.ts';
import { type TranslationSets, withTranslations } from './rules/pages/translation-check.ts';
import { placeholderTexts } from './rules/placeholder-texts.ts';
import { checkPublicFiles } from './rules/project/headers-check.ts';
import { checkProject } from './rules/project/project-check.ts';
import { checkIgnored, checkRegistries } from './rules/project/project-files-check.ts';
import type { Fallback } from './rules/queries/fallback-check.ts';
import { checkSchemaReference } from './rules/schema-reference.ts';
import { areUsable } from './schemas/load-schemas.ts';
import { unexplainedRejections } from './structure/unexplained-rejections.ts';

export interface CheckResult {
  /** Sorted by file, line and column, but the project config comes first. */
  readonly diagnostics: readonly Diagnostic[];
  /** The pages without errors, sorted by file; none if the check does not compile. */
  readonly pages: readonly PagePlan[];
  /** Undefined if `_site.json` has an error. */
  readonly site?: SiteConfig;
  /** The arrays of `_site.json` that take items from content. */
  readonly siteLists?: SiteListsPlan;
  /** The site config in each language other than the default one, by its tag; undefined for a site in one language. */
  readonly languages?: Readonly<Record<string, SiteConfig>>;
  /** The redirects of `_redirects.json`. */
  readonly redirects: readonly RedirectRule[];
  /** The fallbacks without errors, by the names that `failed.fallback` uses. */
  readonly fallbacks: Readonly<Record<string, Fallback>>;
  /** The files that are not checked, because their names or the names of their folders start with an underscore. */
  readonly drafts: readonly string[];
}

/** Checks all page configs at once. */
export type Check = (workspace: Workspace) => CheckResult;

/** What is known of a list whose pages could not be counted. */
const onePageFallback: Fallback = { source: '', content: [{ page: '1' }] };

/** Checks everything, without a cache. Pure: reads only the workspace. */
export function check(workspace: Workspace): CheckResult {
  return createChecker()(workspace);
}

/**
 * Creates a check that caches its results. It checks a file again only if its text has changed, or if the schemas, images or
 * code that it depends on are not the same objects as in the previous check.
 * @param compiles false for a check whose pages nobody reads
 */
export function createChecker({ compiles = true }: { readonly compiles?: boolean } = {}): Check {
  const reader = new ConfigReader();
  const commonChecker = new CommonChecker();
  const pageChecker = new PageChecker(compiles);
  return (workspace) => {
    // Without valid schemas, the diagnostics of pages would be wrong.
    if (!areUsable(workspace.schemaDiagnostics))
      return {
        diagnostics: [...workspace.schemaDiagnostics, ...ofProject(workspace)],
        pages: [],
        redirects: [],
        fallbacks: {},
        drafts: [],
      };
    const nodes = pageSchemas(workspace.schemas);
    const files = reader.read(workspace);
    const common = commonChecker.check(files.others, nodes, workspace);
    const pages = pageChecker.check(files, common, nodes, workspace);
    const across = checkAcrossPages(pages, common, workspace);
    const found = [
      ...workspace.schemaDiagnostics,
      ...ofProject(workspace),
      ...ofFiles(files, common, pages),
      ...across.diagnostics,
    ];
    const judged = [...files.others, ...pages.filter((page) => !hasUnknownParams(page))];
    const diagnostics = [
      ...found,
      ...checkRegistries(workspace, found),
      ...unexplainedRejections(judged, found),
    ];
    return {
      diagnostics: inOrder(diagnostics),
      ...ofSite(common, pages),
      drafts: files.others.flatMap(({ file, kind }) => (kind === undefined ? [file.name] : [])),
      pages: plansOf(pages, diagnostics, across.translations, common.tags.all),
    };
  };
}

function hasUnknownParams({ pages }: PageFile): boolean {
  return pages.some((page) => page.hasUnknownParams);
}

/** What is wrong with files that are neither page configs nor schemas. */
function ofProject(workspace: Workspace): readonly Diagnostic[] {
  return [...checkProject(workspace), ...checkPublicFiles(workspace), ...checkIgnored(workspace)];
}

/** What is wrong with single files. */
function ofFiles(
  { others, misnamed }: ConfigFiles,
  { siteFile, site, languages, redirects, fallbacks, sections }: CommonFiles,
  pages: readonly PageFile[],
): readonly Diagnostic[] {
  return [
    // A draft may be half-written.
    ...[...others, ...pages].flatMap(({ file, kind }) => (kind === undefined ? [] : file.diagnostics)),
    ...misnamed,
    ...others.flatMap(({ file, kind }) =>
      kind && file.value !== undefined
        ? [...checkSchemaReference(file.name, kind, file.value), ...placeholderTexts(file.value)].map(
            (each) => diagnose(file, each),
          )
        : [],
    ),
    ...(siteFile ? [] : [missingSite()]),
    ...site.diagnostics,
    ...languages.diagnostics,
    ...redirects.diagnostics,
    ...[...fallbacks.values()].flatMap((fallback) => fallback.diagnostics),
    ...sections.diagnostics,
  ];
}

/** The plans of the pages without errors, which other pages may have found. */
function plansOf(
  pages: readonly PageFile[],
  diagnostics: readonly Diagnostic[],
  translations: TranslationSets,
  tags: Languages | undefined,
): readonly PagePlan[] {
  const failed = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const valid = pages.filter(({ file }) => !failed.has(file.name));
  return withTranslations(
    valid.flatMap(({ plans }) => plans),
    translations,
    tags,
  );
}

function ofSite(
  { site, languages, redirects, fallbacks }: CommonFiles,
  pageFiles: readonly PageFile[],
): Omit<CheckResult, 'diagnostics' | 'drafts' | 'pages'> {
  const pages = pageFiles.map((each) => each.pages);
  const otherLanguages = [...languages.sites].flatMap(([tag, { config }]) =>
    config ? [[tag, config] as const] : [],
  );
  return {
    ...(site.config ? { site: site.config } : {}),
    ...(site.config && site.lists ? { siteLists: site.lists } : {}),
    ...(otherLanguages.length > 0 ? { languages: Object.fromEntries(otherLanguages) } : {}),
    redirects: [
      ...redirects.rules.map(({ pointer: _, ...rule }) => rule),
      ...pages.flat().flatMap(({ furtherOf }) => firstPageRule(furtherOf)),
    ],
    fallbacks: Object.fromEntries([
      ...[...fallbacks].flatMap(([name, { fallback }]) => (fallback ? [[name, fallback] as const] : [])),
      ...(pages.some(({ length }) => length > 1) ? [[onePage, onePageFallback] as const] : []),
    ]),
  };
}
