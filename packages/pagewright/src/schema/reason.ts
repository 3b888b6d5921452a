import type { Json } from '../grammar/plan.ts';

/** Why values of one schema do not fit another. */
export interface Reason {
  /** The keyword of the target schema that rejects them. */
  readonly keyword: string;
  /** JSON pointer into the value; `*` is any item of an array. */
  readonly at: string;
  /** The value that is provided, in words or as the schema's own number. */
  readonly from: Json;
  /** The value that is expected. */
  readonly to: Json;
}
