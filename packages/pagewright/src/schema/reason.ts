import type { Json } from '../grammar/plan.ts';

/**
 * Why the values of one schema do not fit another: the keyword of the target that rejects them, where in the value,
 * and what both sides say.
 */
export interface Reason {
  readonly keyword: string;
  /** JSON pointer into the value; `*` stands for any entry of a list or any other name of a group. */
  readonly at: string;
  /** What arrives, in words or as the schema's own figure. */
  readonly from: Json;
  /** What is asked. */
  readonly to: Json;
}
