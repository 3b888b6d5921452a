import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createChecker } from '../../check/check.ts';
import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import { reportText } from '../../check/printers/report-text.ts';
import type { Schemas, Workspace } from '../../check/workspace.ts';
import { ensureClean, installSanitiser } from '../../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import type { SiteConfig } from '../../define-site.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import type { Fallback, Hydration } from '../../render/routing/page-module.ts';
import { cleanFallbacks, cleanPage } from '../pages/literal-html.ts';
import { deferredTypes } from '../pages/page-modules.ts';
import { readWorkspace } from './check-workspace.ts';
import { type CodeRegistries, readRegistries } from './site-module.ts';

/** A project's page configs, checked and compiled. */
export interface CheckedSite {
  readonly pages: readonly PagePlan[];
  /** What every page shares; undefined when an error stops `_site.json`. */
  readonly site: SiteConfig | undefined;
  readonly fallbacks: Readonly<Record<string, Fallback>>;
  /** What block types wait for before they hydrate. */
  readonly deferred: Readonly<Record<string, Hydration>>;
  readonly schemas: Schemas;
  /** The files of block types and sources. */
  readonly code: CodeRegistries;
  readonly faults: readonly Diagnostic[];
  /** The folder of the page configs, as it is printed, and the text of each file in it. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, string>;
  /** The text of each schema file, by its path below `schemas/`. */
  readonly schemaFiles: ReadonlyMap<string, string>;
  /** Faults and warnings in words, each with its place; empty where there are none. */
  readonly printed: string;
}

/** Checks the page configs of the project in `root`. */
export function checkSite(root: string, pagesDir?: string): CheckedSite {
  return createSiteChecker(root, pagesDir)();
}

/**
 * Checks the page configs of the project in `root` each time it is called. It reads all files again, but checks and
 * cleans only what has changed since the call before.
 */
export function createSiteChecker(
  root: string,
  pagesDir = path.join(root, 'page-configs'),
): () => CheckedSite {
  installSanitiser(sanitiseHtml);
  const check = createChecker();
  const folder = path.relative(root, pagesDir).split(path.sep).join('/');
  let cleaned = new WeakMap<PagePlan, PagePlan>();
  let workspace: Workspace | undefined;

  return () => {
    const before = workspace;
    const code = readRegistries(root);
    const now = keepEqual(before, readWorkspace(root, pagesDir, code));
    workspace = now;
    const { schemas, files } = now;
    if (before?.schemas !== schemas) cleaned = new WeakMap();
    const clean = (page: PagePlan): PagePlan => {
      const known = cleaned.get(page) ?? cleanPage(page, schemas, ensureClean);
      cleaned.set(page, known);
      return known;
    };
    const { diagnostics, pages, site, fallbacks } = check(now);
    return {
      pages: pages.map(clean),
      site,
      fallbacks: cleanFallbacks(fallbacks, schemas, ensureClean),
      deferred: deferredTypes(schemas),
      schemas,
      code,
      folder,
      files,
      schemaFiles: now.schemaFiles,
      faults: diagnostics.filter(({ severity }) => severity === 'error'),
      printed: diagnostics.length > 0 ? reportText(diagnostics, { ...now, folder }) : '',
    };
  };
}

/** The workspace with the objects of the one before wherever they are equal: the check remembers by object. */
function keepEqual(before: Workspace | undefined, now: Workspace): Workspace {
  if (!before) return now;
  return {
    ...now,
    schemas: isDeepStrictEqual(before.schemas, now.schemas) ? before.schemas : now.schemas,
    images: isDeepStrictEqual(before.images, now.images) ? before.images : now.images,
    code: isDeepStrictEqual(before.code, now.code) ? before.code : now.code,
  };
}
