import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
/** The values that one param of a route may have. */
export interface ParamValues {
  /** The values that the config lists, with their JSON pointers. */
  readonly literals: readonly { readonly value: string; readonly pointer: string }[];
  /** True if content may add values, or if values are unknown because of an error. */
  readonly isOpen: boolean;
}

/**
 * Whether a page may exist for a value. Content may add any value, but one that is similar to a listed value is taken for a
 * typo: what the config names, it can list.
 */
export function acceptsValue({ literals, isOpen }: ParamValues, value: string): boolean {
  const listed = literals.map((each) => each.value);
  return listed.includes(value) || (isOpen && nearest(value, listed) === undefined);
}

export interface PageParams {
  readonly values: ReadonlyMap<string, ParamValues>;
  readonly queries: readonly string[];
  readonly found: readonly Problem[];
}
