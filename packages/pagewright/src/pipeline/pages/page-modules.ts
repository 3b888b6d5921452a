import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import { isSiteImage, type SiteImages } from '../../content/site-images.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { sortBySpecificity } from '../../grammar/route-pattern.ts';
import type { Fallback, Hydration, PageData, RouteEntry } from '../../render/document/page-module.ts';
import { browserPlan } from './browser-plan.ts';
import { previewPath } from './content-routes.ts';
import { translationsOf } from './literal-prop.ts';

/** The routes of all pages, including aliases. The most specific comes first. */
export function sortedRoutes(
  pages: readonly Pick<PagePlan, 'file' | 'routes'>[],
): readonly Omit<RouteEntry, 'load'>[] {
  const byName = pages
    .flatMap(({ file, routes }) => routes.map((route) => ({ file, route, canonical: routes[0] ?? route })))
    .sort((left, right) => (left.route < right.route ? -1 : 1));
  return sortBySpecificity(byName, ({ route }) => route);
}

/** Name of a page's module. It lacks `.json`, because Vite would parse such a module as JSON. */
export function pageName(file: string): string {
  return `page/${file.replace(/\.json$/, '')}`;
}

/**
 * Code of the route manifest: every route, with the import of its page's module. Every first load includes it.
 * @param base the base of the site, without a slash at its end
 */
export function routesModule(pages: readonly PagePlan[], prefix: string, base: string): string {
  const languages = [...new Set(pages.flatMap(({ language }) => language ?? []))].sort();
  if (languages.length > 0) return routesInLanguages(pages, prefix, base, languages);
  const entries = sortedRoutes(pages).map(({ file, route, canonical }) => {
    const [name, module, path, first] = [
      file.replace(/\.json$/, ''),
      prefix + pageName(file),
      route,
      canonical,
    ].map((each) => JSON.stringify(each));
    const alias = route === canonical ? '' : `, ${first}`;
    // Brotli compresses the routes best in this order.
    return `  entry(() => import(${module}), ${name}, ${path}${alias}),`;
  });
  return [
    'const entry = (load, name, route, canonical = route) => ({',
    "  file: name + '.json', route, canonical, load: () => load().then((module) => module.default),",
    '});',
    `export const routes = [\n${entries.join('\n')}\n];\n`,
  ].join('\n');
}

/**
 * The route manifest of a site in several languages. A browser has only the routes in the language of its document. So a link to another
 * language loads a document, whose frame has the words of that language. Previews may show a page in any language.
 */
function routesInLanguages(
  pages: readonly PagePlan[],
  prefix: string,
  base: string,
  languages: readonly string[],
): string {
  const plans = new Map(pages.map((page) => [page.file, page]));
  const entries = sortedRoutes(pages).map(({ file, route, canonical }) => {
    const plan = plans.get(file);
    const translations = plan ? translationsOf(plan) : [];
    const data = {
      file,
      route,
      canonical,
      language: plan?.language?.toLowerCase() ?? '',
      ...(translations.length > 0 ? { translations } : {}),
    };
    return `  entry(${JSON.stringify(data)}, () => import(${JSON.stringify(prefix + pageName(file))})),`;
  });
  // A path that is not below the base may have fewer parts.
  const languagePart = base === '' ? '.split(/[/.]/)[1]' : `.slice(${base.length}).split(/[/.]/)[1]?`;
  const tags = languages.map((language) => language.toLowerCase());
  return [
    'const entry = (data, load) => ({ ...data, load: () => load().then((module) => module.default) });',
    `const all = [\n${entries.join('\n')}\n];`,
    // The host may add `.html` to the path of the start page: `/de.html`.
    `const first = globalThis.document ? location.pathname${languagePart}.toLowerCase() : '';`,
    `const language = ${JSON.stringify(tags)}.includes(first) ? first : '';`,
    `export const routes = !globalThis.document || location.pathname.startsWith(${JSON.stringify(base + previewPath)})`,
    '  ? all : all.filter((each) => each.language === language);',
    '',
  ].join('\n');
}

/** The data of a page for browsers. */
export function pageData(
  plan: PagePlan,
  fallbacks: Readonly<Record<string, Fallback>>,
  deferred: Readonly<Record<string, Hydration>>,
): PageData {
  const inBrowser = browserPlan(plan);
  const fallbackNames = new Set(Object.values(inBrowser.queries).map((query) => query.failed.fallback));
  const types = new Set(plan.blocks.map((block) => block.type));
  const page = {
    plan: inBrowser,
    fallbacks: Object.fromEntries(Object.entries(fallbacks).filter(([name]) => fallbackNames.has(name))),
  };
  const html = htmlDigests(page);
  return {
    ...page,
    ...(html.length > 0 ? { html } : {}),
    deferred: Object.fromEntries(Object.entries(deferred).filter(([type]) => types.has(type))),
  };
}

/**
 * Code of a page's module: its data, and the imports of the sources that its queries name.
 * @param data undefined for a page that is hidden now; a server may show it before the next build
 * @param queries the queries of the page at any time
 * @param modules what code imports for each source
 */
export function pageModule(
  data: PageData | undefined,
  queries: PagePlan['queries'],
  modules: ReadonlyMap<string, string>,
): string {
  const sources = [...new Set(Object.values(queries).map((query) => query.source))].sort();
  const imports = sources.map(
    (name) =>
      `import(${JSON.stringify(modules.get(name))}).then((module) => [${JSON.stringify(name)}, module.default])`,
  );
  const loadSources = `async () => Object.fromEntries(await Promise.all([${imports.join(', ')}]))`;
  return `export default { ...${JSON.stringify(data ?? {})}, loadSources: ${loadSources} };\n`;
}

/** Keys that only the check and the build read. The plan of a page already includes its end and the states of its queries. */
export const buildOnly: ReadonlySet<string> = new Set(['end', '$schema', 'states', 'preview', 'timeZone']);

/** Code of the module with those parts of the site config that browsers need. */
export function siteModule(site: SiteConfig | undefined): string {
  const config = Object.entries(site ?? {}).filter(([name]) => !buildOnly.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(config))};\n`;
}

/**
 * Code of the module with the images that have several widths, and with the origins for films and sounds. Browsers load it for new HTML,
 * and when new content contains such an image.
 * @param media the code of the list of origins
 */
export function imagesModule(images: SiteImages, media: string): string {
  const withWidths = Object.entries(images).filter(
    ([src, { srcset }]) => isSiteImage(src) && srcset !== undefined,
  );
  return `export const images = ${JSON.stringify(Object.fromEntries(withWidths))};\nexport const media = ${media};\n`;
}

/** Code that updates a page in the dev server without a reload. */
export const hotUpdate = `
import { updatePage } from 'pagewright/client';
import.meta.hot?.accept((next) => next && updatePage(next.default));
`;
