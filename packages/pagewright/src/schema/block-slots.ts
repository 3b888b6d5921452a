import { isRecord } from '../json/json-value.ts';
import type { JsonSchema } from './json-schema.ts';

/** A slot, as the schema of a block type declares it. */
export function slotSchema(block: JsonSchema | undefined, slot: string): JsonSchema {
  const slots = block?.slots;
  return isRecord(slots) && isRecord(slots[slot]) ? slots[slot] : {};
}

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
