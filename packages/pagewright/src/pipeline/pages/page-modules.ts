import type { Schemas } from '../../check/workspace.ts';
import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import { byExactness } from '../../grammar/route-pattern.ts';
import type { Fallback, Hydration, PageData } from '../../render/routing/page-module.ts';
import { browserPlan } from './browser-plan.ts';

/** What block types wait for before they hydrate, by type, as their schemas say. */
export function deferredTypes(schemas: Schemas): Record<string, Hydration> {
  const said = [...schemas.blocks].flatMap(([type, { hydrate }]): [string, Hydration][] =>
    hydrate === 'visible' || hydrate === 'touched' ? [[type, hydrate]] : [],
  );
  return Object.fromEntries(said);
}

/** Every route of every page, aliases too, the most exact first. */
export function sortedRoutes(
  pages: readonly PagePlan[],
): readonly { readonly file: string; readonly route: string; readonly canonical: string }[] {
  return pages
    .flatMap(({ file, routes }) => routes.map((route) => ({ file, route, canonical: routes[0] ?? route })))
    .sort((one, other) => byExactness(one.route, other.route) || (one.route < other.route ? -1 : 1));
}

/** Name of a page's module. Without the file's ending, which would make Vite read the module as JSON. */
export function pageName(file: string): string {
  return `page/${file.replace(/\.json$/, '')}`;
}

/** Code of the route manifest: every route with the import of its page's module. Each first load carries it. */
export function routesModule(pages: readonly PagePlan[], prefix: string): string {
  const entries = sortedRoutes(pages).map(({ file, route, canonical }) => {
    const [name, module, path, first] = [file, prefix + pageName(file), route, canonical].map((each) =>
      JSON.stringify(each),
    );
    return `  entry(${name}, () => import(${module}), ${path}${route === canonical ? '' : `, ${first}`}),`;
  });
  return [
    'const entry = (file, load, route, canonical = route) => (',
    '  { file, route, canonical, load: () => load().then((module) => module.default) }',
    ');',
    `export const routes = [\n${entries.join('\n')}\n];\n`,
  ].join('\n');
}

/** A page as the browser gets it. */
export function pageData(
  plan: PagePlan,
  fallbacks: Readonly<Record<string, Fallback>>,
  deferred: Readonly<Record<string, Hydration>>,
): PageData {
  const drawn = browserPlan(plan);
  const named = new Set(Object.values(drawn.queries).map((query) => query.failed.fallback));
  const types = new Set(plan.blocks.map((block) => block.type));
  const page = {
    plan: drawn,
    fallbacks: Object.fromEntries(Object.entries(fallbacks).filter(([name]) => named.has(name))),
  };
  const html = htmlDigests(page);
  return {
    ...page,
    ...(html.length > 0 ? { html } : {}),
    deferred: Object.fromEntries(Object.entries(deferred).filter(([type]) => types.has(type))),
  };
}

/**
 * Code of one page's module: its data, and the imports of the sources that its queries name.
 * @param files the file of each source, below the project
 */
export function pageModule(data: PageData, files: ReadonlyMap<string, string | undefined>): string {
  const sources = [...new Set(Object.values(data.plan.queries).map((query) => query.source))].sort();
  const imports = sources.map(
    (name) => `import('/${files.get(name)}').then((module) => [${JSON.stringify(name)}, module.default])`,
  );
  const loadSources = `async () => Object.fromEntries(await Promise.all([${imports.join(', ')}]))`;
  return `export default { ...${JSON.stringify(data)}, loadSources: ${loadSources} };\n`;
}

/**
 * Code of the module that holds what every page shares; the blocks that pages end with stand in their plans, and the
 * origins of pictures in the policy.
 */
export function siteModule(site: SiteConfig | undefined): string {
  const { end: _, $schema: __, imageOrigins: ___, ...shared } = site ?? { end: [] };
  return `export default ${JSON.stringify(shared)};\n`;
}

/** What makes a saved page show without a reload while the site is developed. */
export const hotUpdate = `
import { updatePage } from 'pagewright/page-updates';
import.meta.hot?.accept((next) => next && updatePage(next.default));
`;
