import type { Json } from '../json/json-value.ts';

/** Why some values of one schema do not fit another. */
export interface Reason {
  /** The keyword of the target schema that rejects them. */
  readonly keyword: string;
  /** JSON pointer into the value; `*` is any item of an array. */
  readonly at: string;
  /** What the first schema provides: a description, or the value of the keyword. */
  readonly from: Json;
  /** What the other schema expects, in the same form. */
  readonly to: Json;
}
