import { listedPaths } from '../check/facts/route-table.ts';
import { objectOf, stringsOf } from '../json/json-value.ts';
import { type ConfigText, configsOf, type EditorSite } from './editor-site.ts';

/** The routes of a page. The first is canonical. */
export function routesOf({ value: { route } }: ConfigText): readonly string[] {
  return typeof route === 'string' ? [route] : stringsOf(route);
}

/** The values that a page lists for a route param. */
export function listedValues({ value }: ConfigText, param: string): readonly string[] {
  return stringsOf(objectOf(value.params)[param]);
}

/** The paths of a page: its routes, with the param values that the config lists. */
export function pathsOf(page: ConfigText): readonly string[] {
  return routesOf(page).flatMap((route) => listedPaths(route, (param) => listedValues(page, param)));
}

/** The page with this path; undefined if no page lists it. */
export function pageWithPath(path: string, site: EditorSite): ConfigText | undefined {
  return configsOf(site, 'page').find((page) => pathsOf(page).includes(path));
}
