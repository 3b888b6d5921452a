import { purposeIn } from '../../../../schema/description-text.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { type Fixers, remove, suggestedChange } from '../../fixer.ts';
import { formatList, type Messages } from '../../message-text.ts';
import { meantKey, switchNames } from './meant-key.ts';
import { moveInto, moveOut } from './move-properties.ts';

interface PropertyData extends Pick<ValueProblemData, 'unknown-key' | 'missing-key'> {
  /**
   * Properties of a page, block or query that belong in its `inner`. With `from`, they are in the props of a block, and belong in its slots
   * or in the block itself.
   */
  'misplaced-key':
    | {
        readonly keys: readonly string[];
        readonly inner: 'head' | 'props' | 'params' | 'failed' | 'slots' | 'blocks';
        readonly from?: undefined;
      }
    | { readonly keys: readonly string[]; readonly inner: 'block' | 'slots'; readonly from: 'props' };
}

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const innerOwners = {
  head: 'page',
  props: 'block',
  slots: 'block',
  block: 'block',
  params: 'query',
  failed: 'query',
  blocks: 'file',
} as const;

export const propertyMessages: Messages<PropertyData> = {
  'unknown-key': ({ key, options, free, owner, meant }) => ({
    message: `${sentenceStart(owner)} has no property "${key}"${options.length > 0 ? `, only ${formatList(options, { most: 30 })}` : ''}.`,
    ...meantKey(key, options, free, meant),
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
  'missing-key': ({ key, owner, description }) => ({
    message: `${sentenceStart(owner)} requires the property "${key}".`,
    repair: `Add "${key}".${description ? ` ${purposeIn(description).replace(/\.$/, '')}.` : ''}`,
  }),
};

export const propertyFixers: Fixers<PropertyData> = {
  'unknown-key': ({ key }, place) => {
    if (place.suggestion !== undefined) return suggestedChange(place);
    // Without it, what its author most likely wants to hide would be shown.
    return switchNames.test(key) ? [] : remove(place.spot, key);
  },
  'misplaced-key': ({ keys, inner, from }, { spot }) =>
    spot?.parent
      ? [
          {
            title: `Move ${keys.length === 1 ? 'it' : 'them'} ${inner === 'block' ? 'to the block' : `into "${inner}"`}`,
            edits: from ? moveOut(spot.parent, keys, inner) : moveInto(spot.parent, keys, inner),
            isSafe: true,
          },
        ]
      : [],
};
