import type { CompiledValue } from '../compile-types.ts';
/** A compiled property of an object. */
export interface CompiledProperty {
  readonly name: string;
  /** True if the object is dropped without this property. */
  readonly isNeeded: boolean;
  readonly value: CompiledValue;
}
