import { type ConfigText, configs, type EditorSite, json, urls } from 'pagewright/tooling';

/** A route of a page. */
export interface SiteRoute {
  readonly page: ConfigText;
  readonly route: string;
}

/** The languages of a site by their tags, the default one first; empty for a site in one language. */
export function languagesOf(site: EditorSite): urls.Languages {
  return urls.listedLanguages(configs.read(site, '_site.json')?.value.languages);
}

/** The name of a language in itself: "Deutsch". */
export function languageName(languages: urls.Languages, tag: string): string {
  const language = languages[tag];
  const named = typeof language === 'object' && language && 'name' in language ? language.name : undefined;
  return typeof named === 'string' && named !== '' ? named : tag;
}

/**
 * The routes at which a page is shown: the routes of its config in each of its languages, and the route of the further pages of its list.
 * @param routes in place of the routes of its config. As many routes have as many results, in the same order
 */
export function shownRoutes(
  site: EditorSite,
  page: ConfigText,
  routes: readonly string[] = configs.routesOf(page),
): readonly string[] {
  const { languages: listed, paging } = page.value;
  const languages = languagesOf(site);
  const tags = json.itemsOf(listed).flatMap((tag) => json.stringIn(tag) ?? []);
  const prefixes = [...new Set(tags)]
    .filter((tag) => Object.hasOwn(languages, tag))
    .map((tag) => urls.languagePrefix(languages, tag));
  return (prefixes.length > 0 ? prefixes : ['']).flatMap((prefix) =>
    routes.flatMap((route, index) => {
      const shown = prefix === '' ? route : (prefix + route).replace(/\/$/, '');
      return paging !== undefined && index === 0 ? [shown, urls.furtherRoute(shown)] : [shown];
    }),
  );
}

/** The routes of all pages. The build shows the page of the first route that matches a path. */
export function siteRoutes(site: EditorSite): readonly SiteRoute[] {
  const routes = configs
    .all(site, 'page')
    .flatMap((page) => shownRoutes(site, page).map((route) => ({ page, route })));
  return urls.sortBySpecificity(routes, ({ route }) => route);
}
