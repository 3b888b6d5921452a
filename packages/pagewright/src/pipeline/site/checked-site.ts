import path from 'node:path';
import type { SiteConfig } from '../../../../../src/generated/site-config.ts';
import { check } from '../../check/check.ts';
import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import { reportText } from '../../check/printers/report-text.ts';
import type { Schemas } from '../../check/workspace.ts';
import { installSanitiser, passHtml } from '../../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import type { Fallback, Hydration } from '../../render/routing/page-module.ts';
import { cleanFallbacks, cleanPage } from '../pages/literal-html.ts';
import { deferredTypes } from '../pages/page-modules.ts';
import { readWorkspace } from './check-workspace.ts';

/** A project's page configs, checked and compiled. */
export interface CheckedSite {
  readonly pages: readonly PagePlan[];
  /** What every page shares; undefined when a fault stops `_site.json`. */
  readonly site: SiteConfig | undefined;
  readonly fallbacks: Readonly<Record<string, Fallback>>;
  /** What block types wait for before they hydrate. */
  readonly deferred: Readonly<Record<string, Hydration>>;
  readonly schemas: Schemas;
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
export function checkSite(root: string, pagesDir = path.join(root, 'page-configs')): CheckedSite {
  installSanitiser(sanitiseHtml);
  const workspace = readWorkspace(root, pagesDir);
  const { diagnostics, pages, site, fallbacks } = check(workspace);
  const folder = path.relative(root, pagesDir).split(path.sep).join('/');
  return {
    pages: pages.map((page) => cleanPage(page, workspace.schemas, passHtml)),
    site,
    fallbacks: cleanFallbacks(fallbacks, workspace.schemas, passHtml),
    deferred: deferredTypes(workspace.schemas),
    schemas: workspace.schemas,
    folder,
    files: workspace.files,
    schemaFiles: workspace.schemaFiles,
    faults: diagnostics.filter(({ severity }) => severity === 'error'),
    printed: diagnostics.length > 0 ? reportText(diagnostics, { ...workspace, folder }) : '',
  };
}
