import {
  bindings,
  type Json,
  json,
  nodes,
  type RootNode,
  type SchemaNode,
  type ValuePlace,
} from 'pagewright/tooling';
import { type FieldPath, pathInWords } from '../values/path-text.ts';

/** What a path is for. whole: it is the value. text: it is a part of the text. list: each of its items becomes an item of the value. */
export type PathUse = 'whole' | 'text' | 'list';

/** A path that a person may choose, or that leads to one. */
export interface PickerNode {
  readonly path: FieldPath;
  readonly label: string;
  readonly node: RootNode;
  /** Whether it can be chosen. Otherwise only some of its fields can. */
  readonly isFit: boolean;
  /** Whether content may lack it. */
  readonly isOptional: boolean;
  readonly children: readonly PickerNode[];
}

/** The value of a path that never changes, such as the name of the site. */
function constantOf(node: SchemaNode): Json | undefined {
  return nodes
    .conjuncts(node)
    .map(({ schema }) => schema.const)
    .find(json.isJson);
}

function isFit(node: RootNode, place: ValuePlace, use: PathUse): boolean {
  if (node === 'unknown') return false;
  if (use === 'text')
    return bindings.fits(node, place, false) && (!place.node || bindings.mayBePart(node, place.node));
  const constant = constantOf(node);
  if (use === 'whole' && constant !== undefined && place.accepts === 'any')
    return !place.node || nodes.problemsOf(constant, place.node).length === 0;
  return bindings.fits(node, use === 'list' ? { ...place, accepts: 'list' } : place, true);
}

/** The parts of an image are noise for most texts: they are chosen only for an address or an alternative text. */
function mayOpen(node: SchemaNode, { node: target, steps }: ValuePlace): boolean {
  if (!nodes.isImage(node)) return true;
  const format = target && nodes.formatOf(target);
  return format === 'image-src' || format === 'srcset' || steps.at(-1) === 'alt' || target === undefined;
}

function nodeAt(path: FieldPath, place: ValuePlace, use: PathUse): PickerNode | undefined {
  const found = bindings.resolve(path, place.roots);
  if (!found) return undefined;
  const { node, isOptional } = found;
  const isGroup =
    node !== 'unknown' && nodes.typesOf(node).has('object') && path.length <= bindings.maxFields;
  const names = isGroup && mayOpen(node, place) ? [...nodes.objectShape(node).properties.keys()] : [];
  const children = names.flatMap((name) => nodeAt([...path, name], place, use) ?? []);
  const fit = isFit(node, place, use);
  if (!fit && children.length === 0) return undefined;
  return { path, label: pathInWords(path, place.roots).at(-1) ?? '', node, isFit: fit, isOptional, children };
}

/** `item` first, because a list is about its items; the content of all pages last. */
const rootOrder = ['item', '', 'section', 'route', 'url', 'site'];

function rankOf(root: string): number {
  const rank = rootOrder.indexOf(root);
  return rank < 0 ? rootOrder.indexOf('') : rank;
}

/** The paths that fit a place, below the names that they start with. Queries come in the order of the file. */
export function pickerTree(place: ValuePlace, use: PathUse): readonly PickerNode[] {
  return [...place.roots.keys()]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((root) => nodeAt([root], place, use) ?? []);
}

/** A row of the picker. */
export interface PickerRow {
  readonly entry: PickerNode;
  /** The level in the tree, from 1. */
  readonly level: number;
  readonly isOpen: boolean;
}

/** The text that a search compares: the labels down to a field, and its path. */
function searched({ path, label }: PickerNode, outer: string): string {
  return `${outer} ${label} ${path.join('.')}`.toLowerCase();
}

/**
 * The rows that are seen.
 * @param open the paths of the groups that are open, joined by dots
 * @param search words that must all occur; with them, all that lead to a found field are open
 */
export function visibleRows(
  tree: readonly PickerNode[],
  open: ReadonlySet<string>,
  search: string,
  level = 1,
  outer = '',
): readonly PickerRow[] {
  const wanted = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return tree.flatMap((entry): readonly PickerRow[] => {
    const text = searched(entry, outer);
    const isFound = wanted.every((word) => text.includes(word));
    const isOpen = wanted.length > 0 || open.has(entry.path.join('.'));
    const inner = isOpen ? visibleRows(entry.children, open, search, level + 1, text) : [];
    if (wanted.length > 0 && inner.length === 0 && !(isFound && entry.isFit)) return [];
    return [{ entry, level, isOpen: isOpen && entry.children.length > 0 }, ...inner];
  });
}

/** The row that a key leads to; undefined for a key that leads to none. @param isSearching true while a search hides groups */
export function rowForKey(
  key: string,
  rows: readonly PickerRow[],
  current: PickerRow,
  isSearching: boolean,
): PickerRow | undefined {
  const at = rows.indexOf(current);
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  const step = steps[key];
  const to =
    step !== undefined
      ? at + step
      : key === 'ArrowLeft' && !isSearching
        ? rows.findLastIndex((row, index) => index < at && row.level < current.level)
        : undefined;
  return to === undefined ? undefined : rows[Math.min(Math.max(to, 0), rows.length - 1)];
}

/** More rows than this are too many to read. */
const fewRows = 40;

/** The groups that are open at first: all if there are few, otherwise the names that paths start with. In a list, only its item. */
export function firstOpen(tree: readonly PickerNode[]): ReadonlySet<string> {
  const item = tree.filter(({ path }) => path[0] === 'item');
  const queries = tree.filter(({ path }) => !['site', 'route', 'url'].includes(path[0]));
  const roots = [item, queries, tree].find((each) => each.length > 0) ?? [];
  const keysOf = (branches: readonly PickerNode[]): readonly string[] =>
    branches.flatMap(({ path, children }) => [path.join('.'), ...keysOf(children)]);
  const all = keysOf(roots);
  return new Set(all.length <= fewRows ? all : roots.map(({ path }) => path.join('.')));
}
