import type { Json } from '../../grammar/plan.ts';
import { isList, isObject, pointerToken } from '../../schema/json-value.ts';
import { chosen } from '../../schema/literal-completion.ts';
import { nearest } from '../../schema/nearest.ts';
import { entryNode, groupShape, parts, type SchemaNode } from '../../schema/schema-node.ts';
import type { Renamed } from '../json/source-place.ts';

/**
 * Reads misspelt names of the grammar as what they mean, once they are told, so that `"bloks"` costs one message and
 * everything below it is still checked. Only names that the schema closes are touched.
 */
export function mend(value: Json, node: SchemaNode): { readonly value: Json; readonly renamed: Renamed } {
  const renamed = new Map<string, string>();
  const walk = (each: Json, at: SchemaNode, pointer: string): Json => {
    if (isList(each)) {
      const entry = entryNode(chosen(each, at));
      const walked = each.map((member, index) => walk(member, entry, pointer + pointerToken(index)));
      return walked.every((member, index) => member === each[index]) ? each : walked;
    }
    if (!isObject(each)) return each;
    const shaped = chosen(each, at);
    const { members, others } = groupShape(shaped);
    const isClosed = parts(shaped).some(({ schema }) => schema.additionalProperties === false);
    const free = new Set(isClosed ? [...members.keys()].filter((name) => !(name in each)) : []);
    let isMended = false;
    const mended = Object.entries(each).map(([name, member]): [string, Json] => {
      const meant = isClosed && !members.has(name) ? nearest(name, free) : undefined;
      if (meant !== undefined) {
        free.delete(meant);
        renamed.set(pointer + pointerToken(meant), name);
      }
      const known = meant ?? name;
      const inner = members.get(known) ?? others;
      const walked = inner ? walk(member, inner, pointer + pointerToken(known)) : member;
      if (known !== name || walked !== member) isMended = true;
      return [known, walked];
    });
    // Most files need no mending, and are not kept twice.
    return isMended ? Object.fromEntries(mended) : each;
  };
  return { value: walk(value, node, ''), renamed };
}
