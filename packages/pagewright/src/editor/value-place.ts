import { keysOf } from '../config/constructs.ts';
import type { ConstructName, Key, ScopeName } from '../config/keys/key.ts';
import { sourceSchema } from '../config/schemas/page-schemas.ts';
import { pathIn } from '../config/sections/given-values.ts';
import { isArray, isObject, type Json, objectOf, type Steps, valueAt } from '../json/json-value.ts';
import { nodeOf, type SchemaNode, typesOf } from '../schema/schema-node.ts';
import { itemNode, objectShape } from '../schema/schema-shape.ts';
import { itemOf, type RootNode, type Roots, rootsOf, schemaAt } from './binding-scope.ts';
import { chosen, constructOf } from './construct-at.ts';
import { type ConfigText, type EditorSite, grammarOf, stringIn } from './editor-site.ts';
import { heldNode } from './held-node.ts';

/** A place for a value in a config, with everything that decides which values fit. */
export interface ValuePlace {
  readonly site: EditorSite;
  readonly config: ConfigText;
  readonly steps: Steps;
  /** The current value, as far as it can be parsed. */
  readonly value: Json | undefined;
  /** The object or array around it. */
  readonly parent: Json | undefined;
  /** The schema of the place; undefined if it has none. */
  readonly node: SchemaNode | undefined;
  /** The construct that the value is, or may become. */
  readonly is: ConstructName | undefined;
  /** The construct that the object around the value is. */
  readonly parentIs: ConstructName | undefined;
  readonly roots: Roots;
  /**
   * - any: a value or a binding.
   * - path: only a path.
   * - list: only a path to an array.
   * - literal: no binding.
   * - fields: an object that is not bound as a whole, but whose properties may be.
   */
  readonly accepts: 'any' | 'path' | 'list' | 'literal' | 'fields';
  /** True for an item of an array, which may have `each`. */
  readonly isItem: boolean;
}

/** What is known at a step on the way to a place. */
interface State extends Pick<ValuePlace, 'site' | 'config' | 'node' | 'value' | 'accepts' | 'isItem'> {
  readonly scope: ScopeName;
  readonly item: RootNode | undefined;
  /** True for the value of `when` or `unless`. */
  readonly isCondition: boolean;
}

/** Finds the place of a value in a config. There need not be a value at the place yet. */
export function placeOf(site: EditorSite, config: ConfigText, steps: Steps): ValuePlace {
  let state: State = {
    site,
    config,
    node: config.kind && grammarOf(site)[config.kind],
    value: config.value,
    scope: 'none',
    item: undefined,
    accepts: 'literal',
    isItem: false,
    isCondition: false,
  };
  let parent: State | undefined;
  for (const each of steps) {
    parent = state;
    state = step(state, each);
  }
  const { node, value, accepts, isItem } = state;
  return {
    site,
    config,
    steps,
    value,
    parent: parent?.value,
    node: node && hasNames(value) ? chosen(node, value) : node,
    is: constructOf(state.node, state.value),
    parentIs: parent && constructOf(parent.node, parent.value),
    roots: rootsAt(state),
    accepts,
    isItem,
  };
}

function rootsAt({ site, config, scope, item }: State): Roots {
  const roots = rootsOf(site, config, scope);
  return item === undefined ? roots : new Map([...roots, ['item', item]]);
}

function step(state: State, to: string | number): State {
  const value = valueAt(state.value, [to]);
  if (state.isCondition) return stepIntoCondition(state, to, value);
  const accepts = state.accepts === 'fields' ? 'any' : state.accepts;
  const next: State = { ...state, value, isItem: false, accepts };
  return stepIntoBinding(state, next, to) ?? stepIntoName(state, next, to) ?? stepIntoNode(state, next, to);
}

/** Steps into a property of an object with `each` or `from`. */
function stepIntoBinding(state: State, next: State, to: string | number): State | undefined {
  const { value, accepts, isItem } = state;
  if (accepts !== 'any') return undefined;
  if (isItem && isEach(value, to)) return stepIntoEach(state, next, to);
  if (to === 'from') return { ...next, accepts: 'path' };
  return to === 'default' && 'from' in objectOf(value) ? { ...next, accepts: 'literal' } : undefined;
}

/** Steps into a property that may contain paths, or whose schema depends on another property. */
function stepIntoName(state: State, next: State, to: string | number): State | undefined {
  if (typeof to !== 'string') return undefined;
  const key = keyAt(state, to);
  return key ? stepIntoKey(state, next, key) : stepIntoFile(state, next, to);
}

function stepIntoEach(state: State, next: State, to: string | number): State {
  if (to === 'each') return { ...next, node: undefined, accepts: 'list' };
  if (to === 'show')
    return { ...next, item: itemOf(stringIn(objectOf(state.value).each) ?? '', rootsAt(state)) };
  if (to === 'take') return { ...next, node: nodeOf({ type: 'integer', minimum: 1 }), accepts: 'literal' };
  return { ...next, node: state.node && nodeOfItems(state.node), accepts: 'literal' };
}

/** Steps into a comparison, which contains a path and the values to compare with the content. */
function stepIntoCondition(state: State, to: string | number, value: Json | undefined): State {
  const next: State = { ...state, value, isCondition: false, isItem: false };
  if (to === 'value') return { ...next, node: undefined };
  const node = schemaAt(pathIn(objectOf(state.value).value), rootsAt(state));
  return { ...next, node: node && isArray(value) ? nodeOfItems(node) : node, accepts: 'literal' };
}

/** Steps into a key of the grammar whose value may contain paths, or whose schema depends on another key. */
function stepIntoKey(state: State, next: State, { name, reads, binds, holds }: Key): State {
  const { site, config, node, value } = state;
  // The site config has blocks, but no queries that they could read.
  const scope = reads === 'page' && config.kind === 'site' ? 'route' : (reads ?? 'none');
  const own = node && objectShape(chosen(node, value)).properties.get(name);
  if (binds !== 'condition')
    return { ...next, node: holds ? heldNode(site, holds, objectOf(value)) : own, scope, accepts: 'fields' };
  const form = isObject(next.value) ? own : undefined;
  return { ...next, node: form, scope, accepts: 'path', isCondition: true };
}

/** Steps into a property of a file that is not a page, if its schema depends on the file. */
function stepIntoFile({ site, config, node, value }: State, next: State, to: string): State | undefined {
  const { kind, value: root } = config;
  if (value !== root) return undefined;
  if (kind === 'site') {
    const { page, blockOrSection } = grammarOf(site);
    if (to === 'end')
      return { ...next, node: nodeOfItems({ schema: blockOrSection.schema, root: page.root }) };
    return { ...next, ...siteProperty(node, to) };
  }
  if (kind !== 'fallback' || (to !== 'content' && to !== 'unknown')) return undefined;
  const content = sourceSchema(site.workspace.schemas, stringIn(root.source) ?? '', 'content');
  const isKeyed = to === 'content' && 'by' in root;
  const held =
    content &&
    (isKeyed ? { type: 'object', additionalProperties: content, definitions: content.definitions } : content);
  return { ...next, node: held && nodeOf(held) };
}

function stepIntoNode(state: State, next: State, to: string | number): State {
  const node = state.node && chosen(state.node, state.value);
  if (!node) return next;
  if (typeof to === 'number') return { ...next, node: itemNode(node), isItem: true };
  const { properties, others } = objectShape(node);
  return { ...next, node: properties.get(to) ?? others };
}

/** A key of a construct whose value may contain paths, or whose schema depends on another key; undefined for other keys. */
function keyAt(state: State, step: string): Key | undefined {
  const construct = constructOf(state.node, state.value);
  const key = construct && keysOf(construct).get(step);
  return key?.binds ? key : undefined;
}

/** An array in `_site.json` may take items from the queries of the site. */
function siteProperty(node: SchemaNode | undefined, step: string): Partial<State> {
  const found = node && objectShape(node).properties.get(step);
  const isList = found !== undefined && typesOf(found).has('array');
  return { node: found, ...(isList ? { scope: 'queries', accepts: 'any' } : {}) };
}

function isEach(value: Json | undefined, step: string | number): boolean {
  return 'each' in objectOf(value) && ['each', 'show', 'take', 'default'].includes(String(step));
}

function nodeOfItems(item: SchemaNode): SchemaNode {
  return { schema: { type: 'array', items: item.schema }, root: item.root };
}

function hasNames(value: Json | undefined): boolean {
  return Object.keys(objectOf(value)).length > 0;
}
