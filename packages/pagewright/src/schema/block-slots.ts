import type { JsonSchema } from '../grammar/plan.ts';
import { isRecord } from './json-value.ts';

/** The slots of a block type by their names, with the block types that each allows. Empty for a type without slots. */
export function slotsOf(block: JsonSchema | undefined): ReadonlyMap<string, readonly string[]> {
  const slots = isRecord(block?.slots) ? Object.entries(block.slots) : [];
  return new Map(
    slots.map(([name, slot]) => [
      name,
      isRecord(slot) && Array.isArray(slot.blocks) ? slot.blocks.map(String) : [],
    ]),
  );
}
