import type { Json } from '../../grammar/plan.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Renamed } from '../json/source-place.ts';
import type { Problem } from '../messages/diagnostic.ts';
import { recoverNames } from './recover-names.ts';

/** A config value after recovering misspelt property names. */
export interface Outline {
  readonly value: Json;
  /** Property names that were corrected. */
  readonly renamed: Renamed;
  /** Why the structure was rejected; empty for a valid value. */
  readonly problems: readonly Problem[];
}

/** Explains why a value was rejected, and corrects its misspelt property names. Returns a valid value as it is. */
export function readOutline(value: Json, node: SchemaNode, isValid: boolean): Outline {
  if (isValid) return { value, renamed: new Map(), problems: [] };
  return { ...recoverNames(value, node), problems: literalProblems(value, node) };
}
