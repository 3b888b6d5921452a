import { conjuncts, type SchemaNode, typesOf } from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { problemAt, type ValueProblem } from '../../../schema/value-problem.ts';
import type { Path } from '../../path.ts';
import { reservedRoots } from '../../path-names.ts';
import type { Context, Place } from '../compile-types.ts';
import type { Presence } from '../presence.ts';
import { lookUp, type PathProblem } from './path-lookup.ts';

/** A path with the schema of its value. */
export interface ResolvedPath {
  readonly path: Path;
  /** The path as text, in braces. */
  readonly binding: string;
  readonly node: SchemaNode | 'unknown';
  readonly presence: Presence;
}

/** Whether a path can start with a name. */
export function isRootName(name: string, { roots }: Context): boolean {
  return roots.has(name) || reservedRoots.has(name);
}

/** The schema of the value that a path reads. Reports a path that does not exist, and returns undefined. */
export function resolvePath(path: Path, place: Place, context: Context): ResolvedPath | undefined {
  const { problems, queries, roots } = context;
  const binding = `{${path.join('.')}}`;
  const { pointer, item } = place;
  const [name, field] = path;
  if (!reservedRoots.has(name)) queries.add(name);
  const root = name === 'item' ? item : roots.get(name);
  if (!root) {
    problems.push(unknownRoot(path, place, context));
    return undefined;
  }
  if (name === 'section' && field === undefined) {
    problems.push(problemAt('malformed-braces', pointer, { found: binding }));
    return undefined;
  }
  if (root.node === 'unknown') return { path, binding, node: 'unknown', presence: 'always' };
  const found = lookUp(root.node, path);
  if ('problem' in found) {
    problems.push(placedProblem(found.problem, path, place, context));
    return undefined;
  }
  const { node, isOptional } = found;
  return { path, binding, node, presence: isOptional ? 'maybe' : root.presence };
}

/** The problem of a path whose first name means nothing where it is. */
function unknownRoot(path: Path, place: Place, context: Context): ValueProblem {
  const { pointer } = place;
  const [name, field = ''] = path;
  const data = { path: path.join('.') };
  switch (name) {
    case 'item':
      return problemAt('item-outside-show', pointer, data);
    case 'section':
      return problemAt('param-outside-section', pointer, data);
    case 'url':
      return problemAt('unknown-url-param', pointer, { name: field, options: [] });
    default: {
      const options = rootNames(place, context);
      return problemAt('unknown-query', pointer, { name, options, ...meantRoot(path, place, context) });
    }
  }
}

/** The problem of a path that does not exist in a schema, with what it most likely means at its place. */
function placedProblem(problem: PathProblem, path: Path, place: Place, context: Context): ValueProblem {
  const { pointer } = place;
  const [name, field = ''] = path;
  if (problem.code === 'path-through-list') {
    const meant = itemPath(problem.data.rest.split('.'), place) ?? pageNumber(problem.data, context);
    const isInArray = typesOf(place.node).has('array') || /\/\d+(?:\/from)?$/.test(pointer);
    const data = {
      ...problem.data,
      ...(meant === undefined ? {} : { meant }),
      ...(isInArray ? {} : { isOneValue: true as const }),
    };
    return problemAt(problem.code, pointer, data);
  }
  const isParam = path.length === 2 && (name === 'route' || name === 'url');
  if (!isParam || problem.code !== 'unknown-field') return { ...problem, pointer, on: 'value' };
  const isOfUrl = name === 'route' && hasField('url', field, context) ? { isOfUrl: true as const } : {};
  const isInSection = context.roots.has('section') ? { isInSection: true as const } : {};
  const data = { name: field, options: problem.data.options, ...isOfUrl, ...isInSection };
  return problemAt(`unknown-${name}-param`, pointer, data);
}

/** The path to these fields in the item of "show"; undefined if the item does not have them. */
function itemPath(fields: readonly string[], { item }: Place): string | undefined {
  if (fields.length === 0 || !item || item.node === 'unknown') return undefined;
  const path: Path = ['item', ...fields];
  return 'problem' in lookUp(item.node, path) ? undefined : path.join('.');
}

/** The path to the page number, which is what `{paging.page}` most likely means. */
function pageNumber(
  { list, rest }: { readonly list: string; readonly rest: string },
  context: Context,
): string | undefined {
  const isNumber = list === 'paging' && /^(?:page|current|number)$/.test(rest);
  return isNumber && hasField('route', 'page', context) ? 'route.page' : undefined;
}

/** Whether a root, such as `route`, has a field. */
function hasField(root: string, name: string, { roots }: Context): boolean {
  const found = roots.get(root);
  return found !== undefined && found.node !== 'unknown' && objectShape(found.node).properties.has(name);
}

/** What the author most likely meant by a path whose first name does not exist: the item of "show", a param, or a property of the site. */
function meantRoot(
  path: Path,
  place: Place,
  context: Context,
): { readonly isItem?: true; readonly meant?: string } {
  const [name, field] = path;
  if (itemPath(path.slice(1), place) !== undefined) return { isItem: true };
  if (context.roots.has('section')) {
    if (field === undefined) return { meant: `section.${name}` };
    if (/^(?:props|params|with)$/.test(name)) return { meant: 'section' };
  }
  if (field === undefined) {
    const owner = ['url', 'route', 'site'].find((root) => hasField(root, name, context));
    return owner === undefined ? {} : { meant: `${owner}.${name}` };
  }
  return path.length === 2 && hasField('url', field, context) ? { meant: 'url' } : {};
}

/** The names to suggest as the first name of a path. Omits `site`, which few pages need. */
function rootNames({ item }: Place, { roots }: Context): readonly string[] {
  // Names that start with an underscore belong to queries of sections, and authors never write them.
  const names = [...roots.keys()].filter((name) => name !== 'site' && !name.startsWith('_'));
  return [...names, ...(item ? ['item'] : [])];
}

/** The value of a path that is constant, such as `{site.name}`; undefined for other paths. */
export function constantOf({ node, presence }: ResolvedPath): string | number | undefined {
  if (node === 'unknown' || presence !== 'always') return undefined;
  for (const { schema } of conjuncts(node)) {
    if (typeof schema.const === 'string' || typeof schema.const === 'number') return schema.const;
  }
  return undefined;
}
