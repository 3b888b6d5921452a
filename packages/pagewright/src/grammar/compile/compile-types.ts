import type { ImageSizes } from '../../schema/literal-completion.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Json, Path, Plan } from '../plan.ts';
import type { Presence } from './presence.ts';
import type { ValueProblem } from './value-problem.ts';

/** A binding that may leave a value without content, and why. */
export interface WeakBinding {
  readonly pointer: string;
  readonly path: string;
  /**
   * The value may be missing, alone or inside a longer string, or an array may have too few items. `accepted`: the
   * config allows it with `"default": null`.
   */
  readonly because: 'missing' | 'missing-in-string' | 'few' | 'accepted';
}

/** A compiled value. What contains it decides what happens when it is missing. */
export interface CompiledValue {
  readonly plan: Plan;
  readonly presence: Presence;
  /** The bindings that the presence comes from; empty where nothing is bound. */
  readonly weakest: readonly WeakBinding[];
}

export const noBindings: readonly WeakBinding[] = [];

/** What the first name of a path refers to. `unknown`: its declaration has an error, so its values are not checked. */
export interface Root {
  readonly node: SchemaNode | 'unknown';
  readonly presence: Presence;
}

/** A compiled link, image or heading, and its place in the config. The rules about pages need them. */
export interface Landmark {
  readonly pointer: string;
  readonly node: SchemaNode;
  readonly plan: Plan;
  /** The schemas of the paths in a template. */
  readonly reads?: readonly { readonly path: Path; readonly node: SchemaNode | 'unknown' }[] | undefined;
}

/** The place of the value that is being compiled. */
export interface Place {
  readonly node: SchemaNode;
  readonly pointer: string;
  /** What `item` refers to; undefined outside `show`. */
  readonly item: Root | undefined;
  /** True where an array may be empty, because its object requires it. */
  readonly mayBeEmpty: boolean;
}

/** What all values of one `compile` share: its options, and what it collects. */
export interface Context {
  /** Queries, `route` and `site`. */
  readonly roots: ReadonlyMap<string, Root>;
  readonly images: ImageSizes;
  /** True when a validator has accepted the value, so that only its bindings are checked. */
  readonly isValid: boolean;
  readonly landmarks: Landmark[];
  /** Records a landmark in a plain value. */
  readonly recordLiteral: ((value: Json, node: SchemaNode, pointer: string) => void) | undefined;
  readonly problems: ValueProblem[];
  readonly queries: Set<string>;
}

export function newContext(roots: Context['roots'], images: ImageSizes, isValid: boolean): Context {
  const landmarks: Landmark[] = [];
  return {
    roots,
    images,
    isValid,
    landmarks,
    recordLiteral: (value, node, pointer) =>
      landmarks.push({ pointer, node, plan: { is: 'literal', value }, reads: undefined }),
    problems: [],
    queries: new Set(),
  };
}

/** Compiles a value; undefined when it has an error. */
export type CompileValue = (value: Json, place: Place, context: Context) => CompiledValue | undefined;
