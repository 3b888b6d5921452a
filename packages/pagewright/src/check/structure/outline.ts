import type { Json } from '../../grammar/plan.ts';
import { literalFaults } from '../../schema/literal-fit.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Renamed } from '../json/source-place.ts';
import type { Found } from '../messages/diagnostic.ts';
import { mend } from '../rules/mending.ts';

/** A value of a config as the rules read it. */
export interface Outline {
  readonly value: Json;
  readonly renamed: Renamed;
  /** What explains why the structure was rejected; empty for a value that was accepted. */
  readonly found: readonly Found[];
}

/** Explains a rejected value, and reads its misspelt names as what they mean. An accepted one needs neither. */
export function readOutline(value: Json, node: SchemaNode, isSound: boolean): Outline {
  if (isSound) return { value, renamed: new Map(), found: [] };
  return { ...mend(value, node), found: literalFaults(value, node) };
}
