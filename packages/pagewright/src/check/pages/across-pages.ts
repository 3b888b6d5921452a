import type { CommonFiles } from '../common-checker.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import { hasUnknownRoute, recoverRoutes, routeTable } from '../facts/route-table.ts';
import { mergeIdTypos } from '../rules/links/id-typos.ts';
import { imageDiagnostics } from '../rules/links/image-check.ts';
import { deadLinks } from '../rules/links/link-check.ts';
import { redirectsAcrossPages } from '../rules/links/redirect-check.ts';
import { checkBase } from '../rules/pages/base-check.ts';
import { checkCanonicals } from '../rules/pages/canonical-check.ts';
import { routeConflicts } from '../rules/pages/route-check.ts';
import { mergeRouteTypos } from '../rules/pages/route-typos.ts';
import { checkSchedules } from '../rules/pages/schedule-check.ts';
import { checkTitles } from '../rules/pages/title-check.ts';
import { checkTranslations, type TranslationSets } from '../rules/pages/translation-check.ts';
import { checkConsentWords } from '../rules/project/consent-kinds.ts';
import { checkPolicy } from '../rules/project/policy-check.ts';
import { checkSiteCode } from '../rules/project/site-code-check.ts';
import { misspeltValues, unusedFallbacks } from '../rules/queries/fallback-use.ts';
import type { PageFile } from './page-file.ts';

/**
 * Checks routes, links, titles, images and translations, which depend on all pages. Returns also the diagnostics of each page.
 * Diagnostics with the same cause are merged.
 */
export function checkAcrossPages(
  files: readonly PageFile[],
  { site, tags, languages: inLanguages, sections, fallbacks, redirects }: CommonFiles,
  workspace: Workspace,
): { readonly diagnostics: readonly Diagnostic[]; readonly translations: TranslationSets } {
  const pages = files.flatMap((each) => each.pages);
  const shared = [site.references, ...inLanguages.references, ...sections.references];
  const unreadable = files.filter((each) => each.pages.length === 0);
  const recovered = unreadable.map(({ file }) => recoverRoutes(workspace.files.get(file.name) ?? ''));
  const table = routeTable(
    pages,
    recovered.flatMap((routes) => routes ?? []),
    recovered.includes(undefined) || pages.some(hasUnknownRoute),
  );
  const time = { now: workspace.now ?? Date.now(), timeZone: site.timeZone };
  const redirected = redirectsAcrossPages(redirects, table, workspace.publicFiles);
  const others = [
    ...shared,
    redirected.references,
    ...[...fallbacks.values()].flatMap(({ references }) => references),
  ];
  const { dead, alive } = deadLinks(pages, others, table, workspace, redirects.rules, time);
  // If the blocks at the end of each page cannot be read, its anchors are unknown.
  const isEndUnknown =
    site.value === undefined || site.diagnostics.some(({ pointer }) => /^\/end(?:\/\d+)?$/.test(pointer));
  const links = isEndUnknown ? dead.filter(({ found }) => found.code !== 'dead-anchor') : dead;
  const values = misspeltValues(pages, fallbacks);
  const own = pages.flatMap((page) => page.diagnostics);
  const impossible = pages.flatMap((page) =>
    page.diagnostics.flatMap((diagnostic) =>
      diagnostic.code === 'impossible-value' ? [{ page, diagnostic }] : [],
    ),
  );
  const ids = mergeIdTypos(links, alive);
  const { diagnostics, explained } = mergeRouteTypos(ids.left, alive, [...impossible, ...values], table);
  const left = [...own, ...values.map(({ diagnostic }) => diagnostic)].filter(
    (diagnostic) => !explained.has(diagnostic) && !(site.value === undefined && readsSite(diagnostic)),
  );
  // Without the site config, the languages are unknown.
  const ofLanguages = site.value === undefined ? [] : pages;
  const translations = checkTranslations(ofLanguages, table, tags.all ?? {});
  const all = [
    ...ids.diagnostics,
    ...diagnostics,
    ...left,
    ...redirected.diagnostics,
    ...routeConflicts(pages),
    ...unusedFallbacks(workspace.files, fallbacks),
    ...checkBase(pages, redirects, workspace),
    ...checkTitles(pages),
    ...checkCanonicals(pages, table, workspace.siteUrl),
    ...checkSchedules(
      pages.flatMap(({ schedules }) => schedules),
      time,
    ),
    ...pages.flatMap((page) => page.headingDiagnostics),
    ...pages.flatMap(({ references }) => imageDiagnostics(references, workspace.publicFiles)),
    ...imageDiagnostics(others, workspace.publicFiles),
    ...translations.diagnostics,
    ...checkConsentWords([site.references, ...inLanguages.references], workspace),
    ...checkSiteCode(workspace, table, redirects.rules),
    ...checkPolicy([...pages.flatMap(({ references }) => references), ...others], workspace),
  ];
  return { diagnostics: all, translations: translations.sets };
}

/** Whether a path reads a property of the site config, which may exist if that file cannot be read. */
function readsSite({ code, data }: Diagnostic): boolean {
  return code === 'unknown-field' && data.path.startsWith('site.');
}
