import { isDeepStrictEqual } from 'node:util';
import { type CheckResult, createChecker } from '../../check/check.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { reportText } from '../../check/printers/report-text.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { installSanitiser } from '../../content/sanitising/clean-html.ts';
import { ensureClean } from '../../content/sanitising/clean-memory.ts';
import { sanitiseHtml } from '../../content/sanitising/sanitise-html.ts';
import type { SiteImages } from '../../content/site-images.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { once } from '../../memory/once.ts';
import type { Fallback, Hydration } from '../../render/document/page-module.ts';
import type { SiteConfig } from '../../site-types/registered-types.ts';
import { readWorkspace } from './check-workspace.ts';
import { cleanFallbacks, cleanPage } from './literal-html.ts';
import { type CodeRegistries, readRegistries } from './site-module.ts';

/** The site config in each language other than the default one, by language tag. Undefined for a site in one language. */
export type LanguageConfigs = Readonly<Record<string, SiteConfig>> | undefined;

/** The page configs of a project, checked: what was checked, and what the check has found. */
export interface CheckedSite extends Omit<Workspace, 'code'>, Omit<CheckResult, 'languages' | 'fallbacks'> {
  /** When it was checked, in milliseconds since 1970. Schedules are resolved at this time. */
  readonly now: number;
  readonly languages?: LanguageConfigs;
  readonly fallbacks: Readonly<Record<string, Fallback>>;
  /** The block types that hydrate later, and the event that each waits for. */
  readonly deferred: Readonly<Record<string, Hydration>>;
  /** The code registries: the file of each block type and source. */
  readonly code: CodeRegistries;
  /** Diagnostics with severity `error`. A single one makes a build fail. */
  readonly errors: readonly Diagnostic[];
  /** The images in `public/`. */
  readonly images: SiteImages;
  /** All diagnostics as text with code frames; empty if there are none. */
  readonly printed: string;
}

/**
 * Checks the page configs of the project in `root`.
 * @param images the images in `public/`, if a build has made further widths of them
 * @param now in milliseconds since 1970
 */
export function checkSite(root: string, images?: SiteImages, now?: number): CheckedSite {
  const code = readRegistries(root);
  return createWorkspaceChecker()(readWorkspace(root, undefined, code, images, now), code);
}

/**
 * Returns a function that checks the page configs of the project in `root`. Each call reads all files, but checks and
 * sanitises only what has changed since the last call.
 */
export function createSiteChecker(root: string): () => CheckedSite {
  const check = createWorkspaceChecker();
  let before: Workspace | undefined;
  return () => {
    const code = readRegistries(root);
    const now = keepEqual(before, readWorkspace(root, undefined, code));
    before = now;
    return check(now, code);
  };
}

/** Returns a function that checks a workspace. It checks and sanitises only what has changed since the last call. */
export function createWorkspaceChecker(): (
  workspace: Workspace & { readonly now: number },
  code: CodeRegistries,
) => CheckedSite {
  installSanitiser(sanitiseHtml);
  const check = createChecker();
  let cleaned = new WeakMap<PagePlan, PagePlan>();
  let before: Schemas | undefined;

  return (now, code) => {
    const { schemas } = now;
    if (before !== schemas) cleaned = new WeakMap();
    before = schemas;
    const cleanHtml = (html: string) => ensureClean(html, now.images);
    const clean = (page: PagePlan): PagePlan =>
      getOrInsert(cleaned, page, () => cleanPage(page, schemas, cleanHtml));
    const checked = check(now);
    const { diagnostics } = checked;
    const pages = once(() => checked.pages.map(clean));
    const printed = once(() =>
      diagnostics.length > 0 ? reportText(diagnostics, { ...now, folder: pagesFolder }) : '',
    );
    return {
      ...now,
      ...checked,
      /** Cleaned on first access. */
      get pages() {
        return pages();
      },
      fallbacks: cleanFallbacks(checked.fallbacks, schemas, cleanHtml),
      deferred: deferredTypes(schemas),
      code,
      errors: diagnostics.filter(({ severity }) => severity === 'error'),
      get printed() {
        return printed();
      },
    };
  };
}

/** The block types that hydrate later, and the event that each waits for: `hydrate` in their schemas. */
export function deferredTypes(schemas: Schemas): Record<string, Hydration> {
  const types = [...schemas.blocks].flatMap(([type, { hydrate }]): [string, Hydration][] =>
    hydrate === 'visible' || hydrate === 'touched' ? [[type, hydrate]] : [],
  );
  return Object.fromEntries(types);
}

/** Reuses equal objects of the previous workspace, because the check caches results by object identity. */
export function keepEqual<Now extends Workspace>(before: Workspace | undefined, now: Now): Now {
  if (!before) return now;
  const kept = <Key extends keyof Workspace>(key: Key): Workspace[Key] =>
    isDeepStrictEqual(before[key], now[key]) ? before[key] : now[key];
  return {
    ...now,
    schemas: kept('schemas'),
    images: kept('images'),
    code: kept('code'),
    publicFiles: kept('publicFiles'),
  };
}
