import { type ConfigKind, fallbackNameOf, languageOfFile } from '../config/config-kind.ts';
import { onePage } from '../config/path-names.ts';
import { pageSchemas } from '../config/schemas/page-schemas.ts';
import { sectionTypes } from '../config/sections/section-types.ts';
import type { PagePlan } from '../grammar/plans/page-plan.ts';
import type { SiteListsPlan } from '../grammar/plans/site-lists-plan.ts';
import type { RedirectRule } from '../grammar/redirect-rules.ts';
import { once } from '../memory/once.ts';
import type { SiteConfig } from '../site-types/registered-types.ts';
import { checkAcrossPages } from './across-pages.ts';
import { configFiles, missingSite } from './config-files.ts';
import { diagnose } from './diagnostics/diagnose.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { inOrder } from './diagnostics/in-order.ts';
import { type ParsedFile, readSource } from './diagnostics/source-file.ts';
import type { Workspace } from './diagnostics/workspace.ts';
import type { CheckedSite } from './facts/site-facts.ts';
import { batchesOf, type PageFile, parsePageFile } from './pages/page-file.ts';
import { RoundCache } from './round-cache.ts';
import { type CheckedRedirects, checkRedirects, firstPageRule } from './rules/links/redirect-check.ts';
import { withTranslations } from './rules/pages/translation-check.ts';
import { checkFallback, type Fallback, type FallbackFile } from './rules/queries/fallback-check.ts';
import { checkSchemaReference } from './rules/schema-reference.ts';
import { type CheckedLanguages, checkLanguages } from './rules/site/languages-check.ts';
import { checkSite } from './rules/site/site-check.ts';
import { siteLanguages } from './rules/site/site-languages.ts';
import { areUsable } from './schemas/load-schemas.ts';
import { SectionsChecker } from './sections/sections-checker.ts';
import { type Rejection, structureValidator } from './structure/structure-validator.ts';
import { type RejectedFile, unexplainedRejections } from './structure/unexplained-rejections.ts';

export interface CheckResult {
  /** Sorted by file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** The pages without errors, sorted by file. They are compiled when this is first read: a check needs no plans. */
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
  /** The files that are not checked, because their names or those of their folders start with an underscore. */
  readonly drafts: readonly string[];
}

/** Checks all page configs at once. */
export type Check = (workspace: Workspace) => CheckResult;

/** A file other than a page, with the reason why Ajv rejected its structure, if it did. */
interface ValidatedFile {
  readonly file: ParsedFile;
  /** Undefined for a file that no schema describes. */
  readonly kind: ConfigKind | undefined;
  readonly rejection: Rejection | undefined;
}

/** What is known of a list whose pages could not be counted. */
const onePageFallback: Fallback = { source: '', content: [{ page: '1' }] };

/** Checks everything, without a cache. Pure: reads only the workspace. */
export function check(workspace: Workspace): CheckResult {
  return createChecker()(workspace);
}

/**
 * Creates a check that caches its results. It checks a file again only if its text has changed, or if the schemas, images or
 * code that it depends on are not the same objects as in the previous check.
 */
export function createChecker(): Check {
  const validatedFiles = new RoundCache<ValidatedFile>();
  const sites = new RoundCache<CheckedSite>();
  const languageChecks = new RoundCache<CheckedLanguages>();
  const redirectsFiles = new RoundCache<CheckedRedirects>();
  const fallbackFiles = new RoundCache<FallbackFile>();
  const pageFiles = new RoundCache<() => PageFile>();
  const parsedFiles = new RoundCache<ParsedFile>();
  const sectionsChecker = new SectionsChecker();

  return (workspace) => {
    // Without valid schemas, the diagnostics of pages would be wrong.
    if (!areUsable(workspace.schemaDiagnostics))
      return {
        diagnostics: workspace.schemaDiagnostics,
        pages: [],
        redirects: [],
        fallbacks: {},
        drafts: [],
      };
    const caches = [
      parsedFiles,
      validatedFiles,
      sites,
      languageChecks,
      redirectsFiles,
      fallbackFiles,
      pageFiles,
    ];
    for (const cache of [...caches, sectionsChecker]) cache.startRound();
    const { schemas, images, code } = workspace;
    const nodes = pageSchemas(schemas);
    const { files, diagnostics: misnamed } = configFiles(workspace.files);
    const meantNames = new Map(files.map(({ name, meant }) => [name, meant]));
    const parsed = files
      .filter(({ kind }) => kind !== 'page')
      .map(({ name, text, kind }) => {
        const file = parsedFiles.getOrCreate(name, [text], () => readSource(name, text));
        return { file, kind };
      });
    const validate = structureValidator(
      schemas,
      sectionTypes(
        parsed.map(({ file: { name, value } }) => ({ name: meantNames.get(name) ?? name, value })),
      ),
    );
    const others = parsed.map(({ file, kind }) =>
      validatedFiles.getOrCreate(file.name, [file, validate, kind], (): ValidatedFile => {
        const isValidated = kind !== undefined && file.value !== undefined;
        return { file, kind, rejection: isValidated ? validate(kind, file.value) : undefined };
      }),
    );
    const sectionFiles = others.filter(({ kind }) => kind === 'section');
    const drafts = sectionsChecker.read(sectionFiles, meantNames, nodes, workspace);

    const siteFile = others.find(({ kind }) => kind === 'site');
    const site = sites.getOrCreate('', [siteFile, images, code, drafts], () =>
      checkSite(siteFile?.file, nodes, workspace, drafts, siteFile?.rejection === undefined),
    );
    const languageFiles = others.filter(({ kind }) => kind === 'language');
    const withTags = languageFiles.map(({ file, rejection }) => ({
      file,
      isValid: rejection === undefined,
      tag: languageOfFile(meantNames.get(file.name) ?? file.name),
    }));
    const tags = siteLanguages(site, new Set(withTags.flatMap(({ tag }) => tag ?? [])), workspace.files);
    const languages = languageChecks.getOrCreate('', [site, JSON.stringify(tags), ...languageFiles], () =>
      checkLanguages(siteFile?.file, site, tags, withTags, nodes, workspace, drafts),
    );
    const redirectsFile = others.find(({ kind }) => kind === 'redirects');
    const redirects = redirectsFiles.getOrCreate('', [redirectsFile], () =>
      checkRedirects(redirectsFile?.file, nodes.redirects, redirectsFile?.rejection === undefined),
    );
    const fallbacks = new Map(
      others
        .filter(({ kind }) => kind === 'fallback')
        .map((each): [string, FallbackFile] => {
          const { name } = each.file;
          const checked = fallbackFiles.getOrCreate(name, [each, images, code], () =>
            checkFallback(each.file, nodes.fallback, workspace, each.rejection === undefined),
          );
          return [fallbackNameOf(meantNames.get(name) ?? name) ?? name, checked];
        }),
    );
    const sources = new Map([...fallbacks].map(([name, { source }]) => [name, source]));
    const sourceNames = JSON.stringify([...sources]);
    const sections = sectionsChecker.check(drafts, workspace, site, sources);
    const inputs = {
      workspace,
      schemas: nodes,
      site,
      languages: languages.sites,
      tags: tags.all ?? {},
      fallbacks: sources,
      sections: sections.all,
      validate,
    };
    const ofPages = batchesOf(files.filter(({ kind }) => kind === 'page')).flatMap((batch) =>
      batch
        .map(({ name, text }) =>
          pageFiles.getOrCreate(
            name,
            [text, validate, images, code, site, languages, sourceNames, sections.all],
            () => parsePageFile(name, text, inputs),
          ),
        )
        .map((runRules) => runRules()),
    );
    const validated = [...others, ...ofPages];

    const across = checkAcrossPages(
      ofPages.flatMap(({ pages }) => pages),
      ofPages.flatMap(({ file, pages }) => (pages.length > 0 ? [] : [file])),
      [site.references, ...languages.references, ...sections.references],
      site,
      tags.all ?? {},
      fallbacks,
      redirects,
      workspace,
    );
    const found = [
      ...workspace.schemaDiagnostics,
      // A draft may be half-written.
      ...validated.flatMap(({ file, kind }) => (kind === undefined ? [] : file.diagnostics)),
      ...misnamed,
      ...others.flatMap(({ file, kind }) =>
        kind && file.value !== undefined
          ? checkSchemaReference(file.name, kind, file.value).map((each) => diagnose(file, each))
          : [],
      ),
      ...(siteFile ? [] : [missingSite()]),
      ...site.diagnostics,
      ...languages.diagnostics,
      ...redirects.diagnostics,
      ...[...fallbacks.values()].flatMap((fallback) => fallback.diagnostics),
      ...sections.diagnostics,
      ...across.diagnostics,
    ];
    const diagnostics = [...found, ...unexplainedRejections(rejectedFiles(validated), found)];
    const failed = new Set(
      diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    );
    const compiled = once(() =>
      withTranslations(
        ofPages.flatMap(({ file, plans }) => (failed.has(file.name) ? [] : plans())),
        across.translations,
        tags.all,
      ),
    );
    const otherLanguages = [...languages.sites].flatMap(([tag, { config }]) =>
      config ? [[tag, config] as const] : [],
    );
    return {
      diagnostics: inOrder(diagnostics),
      drafts: files.filter(({ kind }) => kind === undefined).map(({ name }) => name),
      get pages() {
        return compiled();
      },
      ...(site.config ? { site: site.config } : {}),
      ...(site.config && site.lists ? { siteLists: site.lists } : {}),
      ...(otherLanguages.length > 0 ? { languages: Object.fromEntries(otherLanguages) } : {}),
      redirects: [
        ...redirects.rules.map(({ pointer: _, ...rule }) => rule),
        ...ofPages.flatMap(({ pages }) => pages.flatMap(({ furtherOf }) => firstPageRule(furtherOf))),
      ],
      fallbacks: Object.fromEntries([
        ...[...fallbacks].flatMap(([name, { fallback }]) => (fallback ? [[name, fallback] as const] : [])),
        ...(ofPages.some(({ pages }) => pages.length > 1) ? [[onePage, onePageFallback] as const] : []),
      ]),
    };
  };
}

function rejectedFiles(validated: readonly (PageFile | ValidatedFile)[]): readonly RejectedFile[] {
  return validated.flatMap((each) => {
    const { file, kind, rejection } = each;
    const isExcused = 'pages' in each && each.pages.some((page) => page.hasUnknownParams);
    return kind && rejection && !isExcused ? [{ file, kind, rejection }] : [];
  });
}
