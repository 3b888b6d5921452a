import { type ConfigText, configs, type EditorSite, json, urls } from 'pagewright/tooling';
import { languagesOf } from './links/shown-routes.ts';

/** The page that another one translates, or the page itself; undefined if there is none with that route. */
export function originalOf(site: EditorSite, page: ConfigText): ConfigText | undefined {
  const route = json.stringIn(page.value.translationOf);
  return route === undefined
    ? page
    : configs.all(site, 'page').find((each) => configs.routesOf(each).includes(route));
}

/**
 * The languages of a site that a page, or the page that it translates, is not in. None for a page that is in several languages itself, or
 * has params: only the content service knows which entry is the same in another language.
 */
export function missingLanguages(site: EditorSite, page: ConfigText): readonly string[] {
  const original = originalOf(site, page);
  if (original?.kind !== 'page' || original.value.languages !== undefined) return [];
  const routes = configs.routesOf(original);
  if (urls.paramNames(routes[0] ?? '').length > 0) return [];
  const all = languagesOf(site);
  const languageIn = ({ value }: ConfigText) => json.stringIn(value.language) ?? urls.defaultLanguage(all);
  const translations = configs
    .all(site, 'page')
    .filter((each) => routes.includes(json.stringIn(each.value.translationOf) ?? ''));
  const known = new Set([original, ...translations].map(languageIn));
  return Object.keys(all).filter((tag) => !known.has(tag));
}
