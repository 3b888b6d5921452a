import { keysOf } from '../config/constructs.ts';
import type { ConstructName, Key, ScopeName } from '../config/keys/key.ts';
import { sourceSchema } from '../config/schemas/page-schemas.ts';
import { listsOf } from '../config/walk-blocks.ts';
import { isArray, isObject, type Json, objectOf } from '../json/json-value.ts';
import type { Steps } from '../json/steps.ts';
import { nodeOf, type SchemaNode, typesOf } from '../schema/schema-node.ts';
import { itemNode, objectShape } from '../schema/schema-shape.ts';
import { itemOf, pathIn, type RootNode, type Roots, resolve, rootsOf } from './binding-scope.ts';
import { chosen, constructOf } from './construct-at.ts';
import { type ConfigText, type EditorSite, grammarOf, stringIn } from './editor-site.ts';
import { heldNode } from './held-node.ts';

/** A place for a value in a config, with everything that decides which values fit. */
export interface ValuePlace {
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

interface State {
  readonly node: SchemaNode | undefined;
  readonly value: Json | undefined;
  readonly scope: ScopeName;
  readonly item: RootNode | undefined;
  readonly accepts: ValuePlace['accepts'];
  readonly isItem: boolean;
  /** True for the value of `when` or `unless`. */
  readonly isCondition: boolean;
}

class PlaceFinder {
  readonly #site: EditorSite;
  readonly #config: ConfigText;

  constructor(site: EditorSite, config: ConfigText) {
    this.#site = site;
    this.#config = config;
  }

  find(steps: Steps): ValuePlace {
    let state = this.#start();
    let parent: State | undefined;
    for (const step of steps) {
      parent = state;
      state = this.#step(state, step);
    }
    return {
      steps,
      value: state.value,
      parent: parent?.value,
      node: state.node && hasNames(state.value) ? chosen(state.node, state.value) : state.node,
      is: constructOf(state),
      parentIs: parent && constructOf(parent),
      roots: this.#rootsOf(state),
      accepts: state.accepts,
      isItem: state.isItem,
    };
  }

  #start(): State {
    const { kind, value } = this.#config;
    const node = kind && grammarOf(this.#site)[kind];
    return {
      node,
      value,
      scope: 'none',
      item: undefined,
      accepts: 'literal',
      isItem: false,
      isCondition: false,
    };
  }

  #rootsOf({ scope, item }: State): Roots {
    const roots = rootsOf(this.#site, this.#config, scope);
    return item === undefined ? roots : new Map([...roots, ['item', item]]);
  }

  #step(state: State, step: string | number): State {
    const { value, accepts } = state;
    const inner = value === undefined ? undefined : valueIn(value, step);
    if (state.isCondition) return this.#stepIntoCondition(state, step, inner);
    const next: State = {
      ...state,
      value: inner,
      isItem: false,
      ...(accepts === 'fields' ? { accepts: 'any' } : {}),
    };
    return (
      this.#stepIntoBinding(state, next, step) ??
      this.#stepIntoName(state, next, step) ??
      stepIntoNode(state, next, step)
    );
  }

  /** Steps into a property of an object with `each` or `from`. */
  #stepIntoBinding(state: State, next: State, step: string | number): State | undefined {
    const { value, accepts, isItem } = state;
    if (accepts !== 'any') return undefined;
    if (isItem && isObject(value ?? null) && isEach(value, step))
      return this.#stepIntoEach(state, next, step);
    if (step === 'from') return { ...next, accepts: 'path' };
    return step === 'default' && 'from' in objectOf(value) ? { ...next, accepts: 'literal' } : undefined;
  }

  /** Steps into a property that may contain paths, or whose schema depends on another property. */
  #stepIntoName(state: State, next: State, step: string | number): State | undefined {
    if (typeof step !== 'string') return undefined;
    const key = keyAt(state, step);
    return key ? this.#stepIntoKey(state, next, key) : this.#stepIntoFile(state, next, step);
  }

  #stepIntoEach(state: State, next: State, step: string | number): State {
    if (step === 'each') return { ...next, node: undefined, accepts: 'list' };
    if (step === 'show')
      return { ...next, item: itemOf(stringIn(objectOf(state.value).each) ?? '', this.#rootsOf(state)) };
    if (step === 'take')
      return { ...next, node: nodeOf({ type: 'integer', minimum: 1 }), accepts: 'literal' };
    return { ...next, node: state.node && nodeOfItems(state.node), accepts: 'literal' };
  }

  /** Steps into a comparison, which contains a path and the values to compare with the content. */
  #stepIntoCondition(state: State, step: string | number, value: Json | undefined): State {
    const next: State = { ...state, value, isCondition: false, isItem: false };
    if (step === 'value') return { ...next, node: undefined };
    const roots = this.#rootsOf(state);
    const path = pathIn(stringIn(objectOf(state.value).value) ?? '', roots);
    const found = path && resolve(path, roots)?.node;
    const node = found === 'unknown' ? undefined : found;
    const isList = value !== undefined && isArray(value);
    return { ...next, node: node && isList ? nodeOfItems(node) : node, accepts: 'literal' };
  }

  /** Steps into a key of the grammar whose value may contain paths, or whose schema depends on another key. */
  #stepIntoKey(state: State, next: State, { name, reads, binds, holds }: Key): State {
    const { kind } = this.#config;
    // The site config has blocks, but no queries that they could read.
    const scope = reads === 'page' && kind === 'site' ? 'route' : (reads ?? 'none');
    if (binds === 'condition') {
      const form = isObject(next.value ?? null) && state.node ? chosen(state.node, state.value) : undefined;
      const node = form && objectShape(form).properties.get(name);
      return { ...next, node, scope, accepts: 'path', isCondition: true };
    }
    const own = state.node && objectShape(chosen(state.node, state.value)).properties.get(name);
    const node = holds ? heldNode(this.#site, holds, objectOf(state.value)) : own;
    return { ...next, node, scope, accepts: 'fields' };
  }

  /** Steps into a property of a file that is not a page, if its schema depends on the file. */
  #stepIntoFile(state: State, next: State, step: string): State | undefined {
    const { kind, value: root } = this.#config;
    if (state.value !== root) return undefined;
    const { page, blockOrSection } = grammarOf(this.#site);
    if ((kind === 'site' || kind === 'language') && listsOf(kind).includes(step))
      return { ...next, node: { schema: { type: 'array', items: blockOrSection.schema }, root: page.root } };
    if (kind === 'site') return { ...next, ...siteProperty(state.node, step) };
    if (kind !== 'fallback' || (step !== 'content' && step !== 'unknown')) return undefined;
    const content = sourceSchema(this.#site.workspace.schemas, stringIn(root.source) ?? '', 'content');
    const isKeyed = step === 'content' && 'by' in root;
    const node =
      content &&
      (isKeyed
        ? { type: 'object', additionalProperties: content, definitions: content.definitions }
        : content);
    return { ...next, node: node && nodeOf(node) };
  }
}

function stepIntoNode(state: State, next: State, step: string | number): State {
  const node = state.node && chosen(state.node, state.value);
  if (!node) return next;
  if (typeof step === 'number') return { ...next, node: itemNode(node), isItem: true };
  const { properties, others } = objectShape(node);
  return { ...next, node: properties.get(step) ?? others };
}

/** A key of a construct whose value may contain paths, or whose schema depends on another key; undefined for other keys. */
function keyAt(state: State, step: string): Key | undefined {
  const construct = constructOf(state);
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

function valueIn(value: Json, step: string | number): Json | undefined {
  if (isArray(value)) return value[Number(step)];
  return isObject(value) ? value[step] : undefined;
}

function hasNames(value: Json | undefined): boolean {
  return Object.keys(objectOf(value)).length > 0;
}

/** Finds the place of a value in a config. There need not be a value at the place yet. */
export function placeOf(site: EditorSite, config: ConfigText, steps: Steps): ValuePlace {
  return new PlaceFinder(site, config).find(steps);
}
