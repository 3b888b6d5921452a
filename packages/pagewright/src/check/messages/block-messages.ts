import { formatList, formatValue, type MessageText, suggest } from '../codes/message-text.ts';
import type { BlockProblemData } from '../diagnostics/block-problems.ts';

const innerOwners = {
  head: 'page',
  props: 'block',
  slots: 'block',
  block: 'block',
  params: 'query',
  failed: 'query',
  blocks: 'file',
} as const;

/** Messages about blocks, shared sections and what is inside them. */
export const blockMessages: {
  readonly [Code in keyof BlockProblemData]: (data: BlockProblemData[Code]) => MessageText;
} = {
  'unknown-block-type': ({ type, options, isCoded, isSection }) => ({
    message: `The block type "${type}" does not exist.`,
    ...(isSection
      ? { repair: `It is a shared section: write "section": "${type}", and its values in "with".` }
      : isCoded
        ? { repair: `It has code but no schema: add schemas/blocks/${type}.json.` }
        : suggest(type, options, `The block types are ${formatList(options, { most: 30 })}.`)),
  }),
  'unknown-section': ({ name, options, isBlock }) => ({
    message: `There is no shared section "${name}" in page-configs/_sections/.`,
    ...suggest(
      name,
      options,
      isBlock
        ? `It is a block type: write "type": "${name}", and its values in "props".`
        : options.length > 0
          ? `The sections are ${formatList(options)}.`
          : `Create _sections/${name}.json with its "blocks".`,
    ),
  }),
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
  'old-version': ({ type, found, current }) => ({
    message: `This is written for version ${found} of "${type}", but its schema has version ${current} now.`,
    repair: 'Run "npx pagewright migrate", which rewrites everything that is written for an older version.',
  }),
  'nested-section': ({ name }) => ({
    message: `A shared section cannot use another one ("${name}").`,
    repair: 'Use both sections in the page, one after the other.',
  }),
  'misplaced-key': ({ keys, inner, from }) => {
    const [are, them] = keys.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const target = { block: '{ "type": …, ', blocks: '[ { ' }[String(inner)] ?? '{ ';
    const end = inner === 'blocks' ? ' } ]' : ' }';
    return {
      message:
        from === 'props'
          ? `${formatList(keys)} ${are} written in "props", but ${are === 'is' ? 'belongs' : 'belong'} ${inner === 'block' ? 'next to it' : 'in "slots"'}.`
          : `${formatList(keys)} ${are} written on the ${innerOwners[inner]} itself, where only its "${inner}" can have ${are === 'is' ? 'this property' : 'these properties'}.`,
      repair: `Move ${them} ${inner === 'block' ? 'to the block' : `into "${inner}"`}: ${target}"${keys[0]}": …${end}.`,
    };
  },
  'raw-markup': ({ found, object, siblings }) => ({
    message: `This is plain text, so visitors would see ${formatValue(found)} as it is written.`,
    repair: /^&/.test(found)
      ? 'Write the character itself.'
      : object !== undefined
        ? `Write plain text, or HTML in an object: { "${object}": "<p>…</p>" }.`
        : siblings.length > 0
          ? `Write plain text, or HTML in ${formatList(siblings, { conjunction: 'or' })}.`
          : 'Write plain text. What it looks like depends on the block type.',
  }),
};
