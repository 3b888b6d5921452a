import { siteScope, sourceSchema } from '../check/page-schemas.ts';
import { routeSchema } from '../check/page-scope.ts';
import { countSource } from '../check/paged-drafts.ts';
import { pagingQuery } from '../check/paged-origin.ts';
import { lookUp } from '../grammar/compile/path-lookup.ts';
import { paramNames } from '../grammar/route-pattern.ts';
import { parseString } from '../grammar/string-value.ts';
import { isArray } from '../schema/json-value.ts';
import { nodeOf, type SchemaNode, typesOf } from '../schema/schema-node.ts';
import { itemNode } from '../schema/schema-shape.ts';
import { type ConfigText, type EditorSite, objectIn, readConfig, stringIn } from './editor-site.ts';

/**
 * What the paths in a value may read. page: queries, route and site. route: route and site. queries: queries and site. none: the
 * value cannot be bound.
 */
export type ScopeName = 'page' | 'route' | 'queries' | 'none';

export type RootNode = SchemaNode | 'unknown';

/** The schemas of the names that paths can start with. */
export type Roots = ReadonlyMap<string, RootNode>;

/** The routes of a page. The first is canonical. */
export function routesOf({ value: { route } }: ConfigText): readonly string[] {
  const listed = route !== undefined && isArray(route) ? route : [route ?? null];
  return listed.filter((each) => typeof each === 'string');
}

/** The values of a route param that a page lists. */
export function listedValues({ value }: ConfigText, param: string): readonly string[] {
  const listed = objectIn(value.params)[param];
  return listed !== undefined && isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
}

function routeNode(page: ConfigText): SchemaNode {
  const names = paramNames(routesOf(page)[0] ?? '/');
  const values = names.map((name) => {
    const list = objectIn(page.value.params)[name];
    const literals = listedValues(page, name).map((value) => ({ value, pointer: '' }));
    const isOpen = list === undefined || !isArray(list) || literals.length < list.length;
    return [name, { literals, isOpen }] as const;
  });
  const numbers = { literals: [{ value: '1', pointer: '' }], isOpen: true };
  const paged = page.value.paging === undefined ? [] : [['page', numbers] as const];
  return nodeOf(routeSchema(new Map([...values, ...paged]), {}));
}

/** The source of a query of a config. */
export function sourceOf({ value }: ConfigText, query: string): string | undefined {
  return stringIn(objectIn(objectIn(value.data)[query]).source);
}

/** The pages of the list of a page with `paging`. */
function pagesOfList({ workspace: { schemas } }: EditorSite, config: ConfigText): RootNode {
  const list = stringIn(objectIn(config.value.paging).list);
  const source = countSource(schemas, sourceOf(config, list ?? ''));
  const content = source === undefined ? undefined : sourceSchema(schemas, source, 'content');
  return content ? nodeOf(content) : 'unknown';
}

export function rootsOf(site: EditorSite, config: ConfigText, scope: ScopeName): Roots {
  if (scope === 'none') return new Map();
  const roots = new Map<string, RootNode>();
  if (scope !== 'route') {
    for (const query of Object.keys(objectIn(config.value.data))) {
      const source = sourceOf(config, query);
      const content =
        source === undefined ? undefined : sourceSchema(site.workspace.schemas, source, 'content');
      roots.set(query, content ? nodeOf(content) : 'unknown');
    }
    if (config.value.paging !== undefined) roots.set(pagingQuery, pagesOfList(site, config));
  }
  if (scope !== 'queries' && config.kind === 'page') roots.set('route', routeNode(config));
  roots.set('site', nodeOf(siteScope(readConfig(site, '_site.json')?.value)));
  return roots;
}

/** The path in a string that consists of one: `{service.title}`; undefined for other strings. */
export function pathIn(text: string, roots: Roots): readonly [string, ...string[]] | undefined {
  const parsed = parseString(text, (name) => roots.has(name));
  return parsed.is === 'path' ? [parsed.path[0], ...parsed.path.slice(1)] : undefined;
}

/** The value of a path, and whether content may lack it; undefined for a path that does not exist. */
export function resolve(
  path: readonly [string, ...string[]],
  roots: Roots,
): { readonly node: RootNode; readonly isOptional: boolean } | undefined {
  const root = roots.get(path[0]);
  if (root === undefined) return undefined;
  if (root === 'unknown') return { node: root, isOptional: true };
  const found = lookUp(root, path, `{${path.join('.')}}`);
  return 'problem' in found ? undefined : found;
}

/** The items of the array that `each` names; undefined if it names none. */
export function itemOf(each: string, roots: Roots): RootNode | undefined {
  const path = pathIn(each, roots);
  const node = path && resolve(path, roots)?.node;
  if (node === undefined || node === 'unknown') return node;
  return typesOf(node).has('array') ? itemNode(node) : undefined;
}
