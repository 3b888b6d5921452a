import type { SiteConfig } from '../../../../src/generated/site-config.ts';
import type { PagePlan } from '../grammar/plan.ts';
import { isRecord } from '../schema/json-value.ts';
import { readSource, type SourceFile } from './json/source-file.ts';
import type { Diagnostic } from './messages/diagnostic.ts';
import { readPage } from './page-draft.ts';
import { pageSchemas } from './page-schemas.ts';
import { routeTable, salvageRoutes } from './route-table.ts';
import { gatherSlips } from './rules/address-slips.ts';
import { checkFallback, type Fallback, type FallbackFile } from './rules/fallback-check.ts';
import { misspeltValues } from './rules/fallback-use.ts';
import { checkHeadings } from './rules/heading-check.ts';
import { missingImages } from './rules/image-check.ts';
import { deadLinks } from './rules/link-check.ts';
import { type CheckedPage, checkPage } from './rules/page-check.ts';
import { routeConflicts } from './rules/route-check.ts';
import { checkSite } from './rules/site-check.ts';
import { checkTitles } from './rules/title-check.ts';
import type { Schemas, Workspace } from './workspace.ts';

export interface CheckResult {
  /** Sorted by file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** The pages that no fault of their own stops, sorted by file. */
  readonly pages: readonly PagePlan[];
  /** Undefined when a fault stops `_site.json`. */
  readonly site?: SiteConfig;
  /** By the names that `failed.fallback` uses. */
  readonly fallbacks: Readonly<Record<string, Fallback>>;
}

const fallbackName = /^_fallbacks\/([^/]+)\.json$/;

/** A leading underscore in a file's or folder's name means that it is no page. */
function isPage(name: string): boolean {
  return !name.split('/').some((part) => part.startsWith('_'));
}

/** Block types that can carry a page's h1. */
function topTypes({ blocks }: Schemas): readonly string[] {
  return [...blocks].flatMap(([type, { properties }]) => {
    const members = isRecord(properties) ? Object.values(properties) : [];
    return members.some((member) => isRecord(member) && member.headingLevel === 1) ? [type] : [];
  });
}

/** Checks all page configs at once and compiles those that are sound. Pure: it reads nothing but the workspace. */
export function check(workspace: Workspace): CheckResult {
  const schemas = pageSchemas(workspace.schemas);
  const sources = [...workspace.files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => readSource(name, text));
  const siteFile = sources.find(({ name }) => name === '_site.json');
  const site = checkSite(siteFile, schemas, workspace);
  const fallbacks = new Map(
    sources.flatMap((file): [string, FallbackFile][] => {
      const name = fallbackName.exec(file.name)?.[1];
      return name ? [[name, checkFallback(file, schemas.fallback, workspace)]] : [];
    }),
  );
  const pageFiles = sources.filter(({ name }) => isPage(name));
  const pages = pageFiles.flatMap((file): CheckedPage[] => {
    const draft = readPage(file, schemas.page);
    return draft ? [checkPage(draft, workspace, schemas, site, fallbacks)] : [];
  });

  const diagnostics = [
    ...sources.flatMap((file) => file.diagnostics),
    ...(siteFile ? [] : [missingSite()]),
    ...site.diagnostics,
    ...[...fallbacks.values()].flatMap((fallback) => fallback.diagnostics),
    ...acrossPages(
      pages,
      pageFiles,
      [...site.places, ...[...fallbacks.values()].flatMap(({ places }) => places)],
      fallbacks,
      siteFile?.value !== undefined,
      workspace,
    ),
  ];
  const failed = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const sound = pages.filter(({ draft }) => !failed.has(draft.file.name)).flatMap(({ plan }) => plan ?? []);
  const standing = [...fallbacks].flatMap(([name, { fallback }]) =>
    fallback ? [[name, fallback] as const] : [],
  );
  return {
    diagnostics: inOrder(diagnostics),
    pages: sound,
    ...(site.config ? { site: site.config } : {}),
    fallbacks: Object.fromEntries(standing),
  };
}

function acrossPages(
  pages: readonly CheckedPage[],
  files: readonly SourceFile[],
  others: CheckedPage['places'],
  fallbacks: ReadonlyMap<string, FallbackFile>,
  hasSite: boolean,
  workspace: Workspace,
): readonly Diagnostic[] {
  const broken = files.filter(({ value }) => value === undefined);
  const salvaged = broken.map(({ name }) => salvageRoutes(workspace.files.get(name) ?? ''));
  const table = routeTable(
    pages,
    salvaged.flatMap((routes) => routes ?? []),
    salvaged.includes(undefined),
  );
  const { dead, alive } = deadLinks(pages, others, table, workspace.publicFiles);
  // Without the site config the end of each page is not known, and so are its anchors.
  const links = hasSite ? dead : dead.filter(({ found }) => found.code !== 'dead-anchor');
  const values = misspeltValues(pages, fallbacks);
  const own = pages.flatMap((page) => page.diagnostics);
  const impossible = pages.flatMap((page) =>
    page.diagnostics.flatMap((diagnostic) =>
      diagnostic.code === 'impossible-value' ? [{ page, diagnostic }] : [],
    ),
  );
  const { told, gathered } = gatherSlips(links, alive, [...impossible, ...values], table);
  const left = [...own, ...values.map(({ diagnostic }) => diagnostic)].filter(
    (diagnostic) => !gathered.has(diagnostic),
  );
  const tops = topTypes(workspace.schemas);
  return [
    ...told,
    ...left,
    ...routeConflicts(pages),
    ...checkTitles(pages),
    ...pages.flatMap((page) => checkHeadings(page, tops)),
    ...missingImages([...pages.flatMap((page) => page.places), ...others], workspace.publicFiles),
  ];
}

function missingSite(): Diagnostic {
  return {
    code: 'missing-file',
    severity: 'error',
    file: '_site.json',
    pointer: '',
    on: 'value',
    range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    facts: { name: '_site.json', options: [] },
  };
}

/** What every page shares (its end) is told once. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Map(
    diagnostics.map((each) => [
      `${each.file} ${each.code} ${each.pointer} ${each.range.line}:${each.range.column} ${JSON.stringify(each.facts)}`,
      each,
    ]),
  );
  return [...told.values()].sort(
    (one, other) =>
      compareText(one.file, other.file) ||
      one.range.line - other.range.line ||
      one.range.column - other.range.column ||
      compareText(one.code, other.code),
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
