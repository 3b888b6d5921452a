import type { Json } from '../../json/json-value.ts';
import type { ImageSizes } from '../../schema/literal-completion.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { ValueProblem } from '../../schema/value-problem.ts';
import type { Path } from '../path.ts';
import type { Plan } from '../plans/value-plan.ts';
import type { Presence } from './presence.ts';

/** A binding that may have no value, so that the value around it may be missing. */
export interface WeakBinding {
  readonly pointer: string;
  readonly path: string;
  /**
   * - `missing`: the value of the binding may be missing.
   * - `missing-in-string`: the same, in a longer string.
   * - `few`: an array may have too few items.
   * - `accepted`: the config accepts a missing value with `"default": null`.
   */
  readonly because: 'missing' | 'missing-in-string' | 'few' | 'accepted';
}

/** A compiled value. The array, object or block that contains it decides what happens when it is missing. */
export interface CompiledValue {
  readonly plan: Plan;
  readonly presence: Presence;
  /** The bindings that decide how certain the value is; empty for a plain value. */
  readonly weakest: readonly WeakBinding[];
}

export interface CompiledProperty {
  readonly name: string;
  /** True if the object is dropped without this property. */
  readonly isNeeded: boolean;
  readonly value: CompiledValue;
}

export const noBindings: readonly WeakBinding[] = [];

/** The thing that the first name of a path names. `unknown` means that its declaration has an error, so paths into it are not checked. */
export interface Root {
  readonly node: SchemaNode | 'unknown';
  readonly presence: Presence;
}

/** A compiled link, image or heading. The rules for whole pages need it. */
export interface Landmark {
  readonly pointer: string;
  readonly node: SchemaNode;
  readonly plan: Plan;
  /** The schemas of the paths in a template. */
  readonly reads?: readonly { readonly path: Path; readonly node: SchemaNode | 'unknown' }[] | undefined;
}

/** The position of the value that is being compiled: its schema and its JSON pointer. */
export interface Place {
  readonly node: SchemaNode;
  readonly pointer: string;
  /** The item that `item` means in a path; undefined outside `show`. */
  readonly item: Root | undefined;
  /** True if an empty array is a value, because its property is required. Otherwise an empty array counts as missing. */
  readonly mayBeEmpty: boolean;
}

/** The options and the results that all values of one `compile` call share. */
export interface Context {
  /** Queries, `route` and `site`. */
  readonly roots: ReadonlyMap<string, Root>;
  readonly images: ImageSizes;
  /** True if Ajv has accepted the value, so that only its bindings are checked. */
  readonly isValid: boolean;
  readonly landmarks: Landmark[];
  readonly problems: ValueProblem[];
  readonly queries: Set<string>;
}

export function newContext(roots: Context['roots'], images: ImageSizes, isValid: boolean): Context {
  return { roots, images, isValid, landmarks: [], problems: [], queries: new Set() };
}

/** Compiles a value. Returns undefined after an error. */
export type CompileValue = (value: Json, place: Place, context: Context) => CompiledValue | undefined;
