import type { CompiledValue } from '../compile-types.ts';
/** A property of an object, compiled. */
export interface CompiledProperty {
  readonly name: string;
  /** True if the object is dropped without this property. */
  readonly isNeeded: boolean;
  readonly value: CompiledValue;
}
