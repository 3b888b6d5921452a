import { routeSchema } from '../check/facts/page-scope.ts';
import { countSource } from '../check/paging/paging-problems.ts';
import { urlScope } from '../check/rules/pages/url-param-check.ts';
import type { ScopeName } from '../config/keys/key.ts';
import { siteScope, sourceSchema } from '../config/schemas/page-schemas.ts';
import type { Schemas } from '../config/schemas/schemas.ts';
import { pathIn } from '../config/sections/given-values.ts';
import { lookUp } from '../grammar/compile/paths/path-lookup.ts';
import { pagingQuery, sectionRoot } from '../grammar/path-names.ts';
import { paramNames } from '../grammar/route-pattern.ts';
import { isArray, type Json, objectOf } from '../json/json-value.ts';
import { nodeOf, type SchemaNode, typesOf } from '../schema/schema-node.ts';
import { itemNode } from '../schema/schema-shape.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from './editor-site.ts';
import { listedValues, routesOf } from './linkable-paths.ts';
import { paramsSchema, type SectionUse } from './shared-sections.ts';

export type RootNode = SchemaNode | 'unknown';

/** The schemas of the names that paths can start with. */
export type Roots = ReadonlyMap<string, RootNode>;

function routeNode(page: ConfigText): SchemaNode {
  const names = paramNames(routesOf(page)[0] ?? '/');
  const values = names.map((name) => {
    const list = objectOf(page.value.params)[name];
    const literals = listedValues(page, name).map((value) => ({ value, pointer: '' }));
    const isOpen = !isArray(list) || literals.length < list.length;
    return [name, { literals, isOpen }] as const;
  });
  const numbers = { literals: [{ value: '1', pointer: '' }], isOpen: true };
  const paged = page.value.paging === undefined ? [] : [['page', numbers] as const];
  return nodeOf(routeSchema(new Map([...values, ...paged]), {}));
}

export function sourceOf({ value }: ConfigText, query: string): string | undefined {
  return stringIn(objectOf(objectOf(value.data)[query]).source);
}

/** The schema of `paging`: the pages of a list in several pages. */
function pagesOfList({ workspace: { schemas } }: EditorSite, config: ConfigText): RootNode {
  const list = stringIn(objectOf(config.value.paging).list);
  return contentOf(schemas, countSource(schemas, sourceOf(config, list ?? '')));
}

/** The schema of the content of a source. */
function contentOf(schemas: Schemas, source: string | undefined): RootNode {
  const content = source === undefined ? undefined : sourceSchema(schemas, source, 'content');
  return content ? nodeOf(content) : 'unknown';
}

export function rootsOf(site: EditorSite, config: ConfigText, scope: ScopeName): Roots {
  if (scope === 'none') return new Map();
  const roots = new Map<string, RootNode>();
  if (scope !== 'route') {
    for (const query of Object.keys(objectOf(config.value.data)))
      roots.set(query, contentOf(site.workspace.schemas, sourceOf(config, query)));
    if (config.value.paging !== undefined) roots.set(pagingQuery, pagesOfList(site, config));
  }
  if (scope !== 'queries') {
    roots.set('route', routeNode(config));
    const { url } = urlScope({ urlParams: objectOf(config.value.urlParams) });
    if (url !== undefined) roots.set('url', url === 'unknown' ? url : nodeOf(url));
  }
  if (config.kind === 'section')
    roots.set(sectionRoot, nodeOf(paramsSchema(site, config, (use, value) => givenSchema(site, use, value))));
  roots.set('site', nodeOf(siteScope(readConfig(site, '_site.json')?.value)));
  return roots;
}

/** The schema of a value that a page gives to a section as a path. */
function givenSchema(site: EditorSite, { config }: SectionUse, value: Json): SchemaNode | undefined {
  return schemaAt(pathIn(value), rootsOf(site, config, config.kind === 'site' ? 'route' : 'page'));
}

/** The schema of a path's value, and whether content may lack the value; undefined for a path that does not exist. */
export function resolve(
  path: readonly [string, ...string[]],
  roots: Roots,
): { readonly node: RootNode; readonly isOptional: boolean } | undefined {
  const root = roots.get(path[0]);
  if (root === undefined) return undefined;
  if (root === 'unknown') return { node: root, isOptional: true };
  const found = lookUp(root, path);
  return 'problem' in found ? undefined : found;
}

/** The schema of a path's value; undefined if it is not known. */
export function schemaAt(
  path: readonly [string, ...string[]] | undefined,
  roots: Roots,
): SchemaNode | undefined {
  const node = path && resolve(path, roots)?.node;
  return node === 'unknown' ? undefined : node;
}

/** The items of the array that `each` names; undefined if it does not name an array. */
export function itemOf(each: string, roots: Roots): RootNode | undefined {
  const path = pathIn(each);
  const node = path && resolve(path, roots)?.node;
  if (node === undefined || node === 'unknown') return node;
  return typesOf(node).has('array') ? itemNode(node) : undefined;
}
