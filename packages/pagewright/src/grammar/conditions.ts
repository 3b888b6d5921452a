import type { Json } from '../json/json-value.ts';
import type { Path } from './path.ts';

/** A condition on content, under which a block is shown. */
export interface Condition {
  readonly of: Path;
  /** The values of which the content has one. Without it, the content has any value. */
  readonly is?: readonly Json[];
  /** True if the block is shown when this is not so. */
  readonly not?: true;
}

/** Whether a value meets a condition. `false` and an empty list count as no value, so that both read as one would say them. */
export function meets({ is, not }: Pick<Condition, 'is' | 'not'>, value: unknown): boolean {
  const isThere = value !== undefined && value !== false && Object(value).length !== 0;
  return (is ? is.some((each) => each === value) : isThere) === !not;
}
