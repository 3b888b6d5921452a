import type { ImageSizes } from '../../schema/literal-completion.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Json, Path, Plan } from '../plan.ts';
import type { Fault } from './fault.ts';
import type { Presence } from './path-lookup.ts';

/**
 * A binding that makes its surroundings least sure, and why: its value may be missing, alone or inside a longer string,
 * or its array may have fewer items than are needed. `accepted`: the config says that it may be missing.
 */
export interface WeakBinding {
  readonly pointer: string;
  readonly path: string;
  readonly because: 'missing' | 'missing-in-string' | 'few' | 'accepted';
}

/** A value with its plan, before it is known what its surroundings make of it. */
export interface Built {
  readonly plan: Plan;
  readonly presence: Presence;
  /** The bindings that the presence comes from; empty where nothing is bound. */
  readonly weakest: readonly WeakBinding[];
}

/** What a name at the head of a path stands for. `unknown`: its declaration is at fault, so its values are not judged. */
export interface Root {
  readonly node: SchemaNode | 'unknown';
  readonly presence: Presence;
}

/** A value at a place in a config, once it is compiled: links, images and headings are found by these. */
export interface Placed {
  readonly pointer: string;
  readonly node: SchemaNode;
  readonly plan: Plan;
  /** The schemas of a template's paths, by their path as it is written. */
  readonly reads?: readonly { readonly path: Path; readonly node: SchemaNode | 'unknown' }[] | undefined;
}

/** What goes down a value while it is compiled. */
export interface Place {
  readonly node: SchemaNode;
  readonly pointer: string;
  readonly roots: ReadonlyMap<string, Root>;
  readonly isInShow: boolean;
  /** True where a list may stand without entries, because its group needs it. */
  readonly mayBeEmpty: boolean;
}

/** What is gathered on the way. */
export interface Findings {
  readonly faults: Fault[];
  readonly queries: Set<string>;
  readonly images: ImageSizes;
  /** True when the structure of the written value is known to be right, so that only its bindings are judged. */
  readonly isSound: boolean;
  readonly watch: ((placed: Placed) => void) | undefined;
}

/** Compiles a value at its place; undefined when a fault was told. */
export type Build = (value: Json, place: Place, findings: Findings) => Built | undefined;
