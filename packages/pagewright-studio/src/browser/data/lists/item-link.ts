import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  nodes,
  type SchemaNode,
  urls,
} from 'pagewright/tooling';
import type { FieldPath } from '../values/path-text.ts';

/** A list of content that several configs may read: its source, and the fields down to it. */
function listKey(config: ConfigText, list: readonly string[] | undefined): string | undefined {
  const [root = '', ...fields] = list ?? [];
  const source = json.stringIn(json.valueAt(config.value, ['data', root, 'source']));
  return source === undefined ? undefined : [source, ...fields].join('.');
}

/** The values with `each` below a value. */
export function eachIn(value: Json): readonly { readonly each: Json; readonly show: Json }[] {
  if (json.isArray(value)) return value.flatMap(eachIn);
  if (!json.isObject(value)) return [];
  const own =
    value.each === undefined || value.show === undefined ? [] : [{ each: value.each, show: value.show }];
  return [...own, ...Object.values(value).flatMap(eachIn)];
}

/** The configs whose lists may come from content. */
export const configsWithLists = (site: EditorSite) =>
  (['page', 'section', 'site'] as const).flatMap((kind) => configs.all(site, kind));

/** An address that is written for the items of a list: a path of the site with one field of the item. */
const address = /^\/[^{}]*\{item\.([\w-]+)\}$/;

/** Whether a value is the address of the page of an item. */
export function isItemLink(value: Json): boolean {
  return typeof value === 'string' && address.test(value);
}

/** The addresses that other lists of the site show for the same content. The most frequent comes first. */
function writtenLinks(site: EditorSite, key: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const config of configsWithLists(site))
    for (const { each, show } of eachIn(config.value)) {
      if (listKey(config, bindings.pathOf(each)) !== key) continue;
      for (const value of Object.values(json.objectOf(show)))
        if (typeof value === 'string' && address.test(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([link]) => link);
}

/** The address of a page for one field, if its route has one param. */
function linkTo(page: ConfigText, field: string): readonly string[] {
  const [route = ''] = configs.routesOf(page);
  const [param, ...others] = urls.paramNames(route);
  return param === undefined || others.length > 0 ? [] : [route.replace(`:${param}`, `{item.${field}}`)];
}

/** The addresses of pages whose route takes its values from the same list. */
function routeLinks(site: EditorSite, key: string): readonly string[] {
  return configs.all(site, 'page').flatMap((page) =>
    eachIn(page.value.params ?? null).flatMap(({ each, show }) => {
      const [root, field] = bindings.pathOf(show) ?? [];
      const isSame = listKey(page, bindings.pathOf(each)) === key;
      return isSame && root === 'item' && field !== undefined ? linkTo(page, field) : [];
    }),
  );
}

/** The addresses of pages that show the entry that a slug names. */
function relatedLinks(site: EditorSite, item: SchemaNode): readonly string[] {
  return [...nodes.objectShape(item).properties].flatMap(([field, node]) => {
    const related = nodes
      .conjuncts(node)
      .map(({ schema }) => schema.relatesTo)
      .find((each) => typeof each === 'string');
    if (related === undefined) return [];
    return configs.all(site, 'page').flatMap((page) => {
      const isShown = Object.values(json.objectOf(page.value.data)).some((query) => {
        const { source, params } = json.objectOf(query);
        const slug = Object.values(json.objectOf(params)).some((each) =>
          /^\{route\./.test(json.stringIn(each) ?? ''),
        );
        return source === related && slug;
      });
      return isShown ? linkTo(page, field) : [];
    });
  });
}

/**
 * The address of the page of each item of a list, such as `/services/{item.slug}`: as the site writes it elsewhere, or from the route of
 * the page that shows such entries. Undefined if none can be composed.
 */
export function itemLink(
  site: EditorSite,
  config: ConfigText,
  list: FieldPath,
  item: SchemaNode,
): string | undefined {
  const key = listKey(config, list);
  const known = key === undefined ? [] : [...writtenLinks(site, key), ...routeLinks(site, key)];
  const { properties } = nodes.objectShape(item);
  return [...known, ...relatedLinks(site, item)].find((link) =>
    properties.has(address.exec(link)?.[1] ?? ''),
  );
}
