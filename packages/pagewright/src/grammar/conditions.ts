import type { Json } from '../json/json-value.ts';
import type { Path } from './path.ts';

/** A condition on content that decides whether a block is shown. */
export interface Condition {
  readonly of: Path;
  /** The content must equal one of these values. Absent if any value meets the condition. */
  readonly is?: readonly Json[];
  /** True if the block is shown when the content does not meet the condition. */
  readonly not?: true;
}

/**
 * Whether a value meets a condition. `false` and an empty list count as no value, because "when there are posts" should mean at least one
 * post.
 */
export function meets({ is, not }: Pick<Condition, 'is' | 'not'>, value: unknown): boolean {
  const isThere = value !== undefined && value !== false && Object(value).length !== 0;
  return (is ? is.some((each) => each === value) : isThere) === !not;
}
