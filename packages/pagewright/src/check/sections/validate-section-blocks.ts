import type { ExpandedBlocks } from '../../config/sections/expand-sections.ts';
import type { Json } from '../../json/json-value.ts';
import type { StructureValidator } from '../structure/structure-validator.ts';

/**
 * Validates the blocks that a page has from sections, as if the page had written them. The rules check valid blocks with the same
 * bindings only once, and a thousand pages may use a section.
 */
export function validateSectionBlocks(used: ExpandedBlocks, validate: StructureValidator): ExpandedBlocks {
  const blocks = used.blocks.map((block) => {
    const { type, props, use } = block;
    if (!use || use.isBroken || type === undefined) return block;
    return { ...block, isValid: validate('page', pageWith({ type, props })) === undefined };
  });
  return { ...used, blocks };
}

/** A page that is valid if its only block is. */
function pageWith(block: Json): Json {
  return { route: '/', head: { title: 'A page', description: 'A page with a block.' }, blocks: [block] };
}
