import { type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';

/** Lists of sections in a config. */
const lists: ReadonlySet<string> = new Set(['blocks', 'end']);

/** The steps to an item of a list, if it is an object: one that a person can select. */
function itemAt(
  value: Json | undefined,
  index: string | undefined,
): readonly [JsonObject, number] | undefined {
  if (value === undefined || !json.isArray(value) || index === undefined) return undefined;
  const item = value[Number(index)];
  return item !== undefined && json.isObject(item) ? [item, Number(index)] : undefined;
}

/**
 * The steps to the part of a config that has a value: the section around it, or the section in its slot, the query, or the config itself.
 * @param value of the config
 * @param pointer JSON pointer of the value, which need not exist
 */
export function partOfPointer(value: JsonObject, pointer: string): Steps {
  const [key = '', ...rest] = json.pointerPath(pointer);
  const [name] = rest;
  if (key === 'data' && name !== undefined) {
    const { data } = value;
    return data !== undefined && json.isObject(data) && Object.hasOwn(data, name) ? ['data', name] : [];
  }
  const found = lists.has(key) ? itemAt(value[key], name) : undefined;
  if (!found) return [];
  const [block, index] = found;
  const [, slots, slot, inner] = rest;
  const own = block.slots;
  const list = slots === 'slots' && own !== undefined && json.isObject(own) ? own[slot ?? ''] : undefined;
  const nested = itemAt(list, inner);
  return nested ? [key, index, 'slots', slot ?? '', nested[1]] : [key, index];
}
