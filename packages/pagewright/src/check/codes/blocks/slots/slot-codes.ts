import { formatList, type Messages, suggest } from '../../message-text.ts';

interface SlotData {
  /** `others` are the block types with slots. */
  'unknown-slot': {
    readonly name: string;
    readonly type: string;
    readonly options: readonly string[];
    readonly others: readonly string[];
  };
  'block-not-allowed': {
    readonly type: string;
    readonly slot: string;
    readonly owner: string;
    readonly options: readonly string[];
    /** True for a type that has slots itself. */
    readonly hasSlots?: true;
  };
}

export const slotMessages: Messages<SlotData> = {
  'unknown-slot': ({ name, type, options, others }) => ({
    message:
      options.length > 0
        ? `The block "${type}" has no slot "${name}", only ${formatList(options)}.`
        : `The block "${type}" has no slots, so no block can be inside it.`,
    ...suggest(
      name,
      options,
      options.length > 0
        ? `Use one of these slots: "slots": { "${options[0]}": [ … ] }.`
        : `Put the blocks after it${others.length > 0 ? `, or in a block with slots: ${formatList(others, { conjunction: 'or' })}` : ''}.`,
    ),
  }),
  'block-not-allowed': ({ type, slot, owner, options, hasSlots }) => ({
    message: `The slot "${slot}" of the block "${owner}" cannot have a block "${type}", only ${formatList(options)}.`,
    ...(hasSlots
      ? {
          repair: `Slots nest one level only. Put the blocks of "${type}" into the slot, or put it on the page itself.`,
        }
      : suggest(type, options, 'Use one of these block types, or put the block on the page itself.')),
  }),
};
