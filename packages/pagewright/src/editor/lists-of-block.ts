import { comparisonsIn, isMet } from '../check/rules/blocks/item-rules.ts';
import { keysWithBlocks } from '../config/constructs.ts';
import { type Json, type JsonObject, objectOf, type Steps } from '../json/json-value.ts';
import { slotSchema, slotsOf } from '../schema/block-slots.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { sentenceCase } from '../schema/word-case.ts';
import { type EditorSite, stringIn } from './editor-site.ts';

/** A list of blocks that a block has, or may have. */
export interface ListOfBlock {
  /** The steps from the block to the list. */
  readonly steps: Steps;
  /** What people call it. */
  readonly title: string;
  /** The block types that it allows. */
  readonly types: readonly string[];
  /** True if the block has it, or may have it with its props. */
  readonly isShown: boolean;
}

/** The lists of a block: first those that its type declares, then others that it has by mistake. */
export function listsOfBlock(
  { workspace: { schemas } }: EditorSite,
  block: JsonObject,
): readonly ListOfBlock[] {
  const schema = schemas.blocks.get(stringIn(block.type) ?? '');
  return [...keysWithBlocks.values()].flatMap(({ name, blocks, value: { title } }) =>
    blocks === 'list'
      ? [
          {
            steps: [name],
            title: titled(title, name),
            types: [...schemas.blocks.keys()],
            isShown: true,
          },
        ]
      : slotLists(schema, block.props, block[name]).map(({ slot, ...rest }) => ({
          steps: [name, slot],
          ...rest,
        })),
  );
}

function slotLists(schema: JsonSchema | undefined, props: Json | undefined, written: Json | undefined) {
  const declared = slotsOf(schema);
  const filled = Object.keys(objectOf(written));
  return [...new Set([...declared.keys(), ...filled])].map((slot) => {
    const { title, onlyWhen } = slotSchema(schema, slot);
    return {
      slot,
      title: titled(title, slot),
      types: declared.get(slot) ?? [],
      isShown: filled.includes(slot) || isMet(comparisonsIn(onlyWhen), objectOf(props)),
    };
  });
}

function titled(title: unknown, name: string): string {
  return typeof title === 'string' && title !== '' ? title : sentenceCase(name);
}
