import { type Fixers, suggestedChange } from '../../fixer.ts';
import { formatList, type Messages, suggest } from '../../message-text.ts';
import { otherKind } from '../other-kind.ts';
import { type MissingCode, missingCodeMessage } from './missing-code.ts';

interface BlockTypeData {
  'unknown-block-type': {
    readonly type: string;
    readonly options: readonly string[];
    /** True if the registry has an entry with this name. */
    readonly isCoded: boolean;
    /** True if a shared section has this name. */
    readonly isSection?: true;
  };
  'missing-code': MissingCode;
  /** The block is written for the version `found` of its type. */
  'old-version': { readonly type: string; readonly found: number; readonly current: number };
}

export const blockTypeMessages: Messages<BlockTypeData> = {
  'unknown-block-type': ({ type, options, isCoded, isSection }) => ({
    message: `The block type "${type}" does not exist.`,
    ...(isSection
      ? { repair: `It is a shared section: write "section": "${type}", and its values in "with".` }
      : isCoded
        ? { repair: `It has code but no schema: add schemas/blocks/${type}.json.` }
        : suggest(type, options, `The block types are ${formatList(options, { most: 30 })}.`)),
  }),
  'missing-code': missingCodeMessage,
  'old-version': ({ type, found, current }) => ({
    message: `This is written for version ${found} of "${type}", but its schema has version ${current} now.`,
    repair: 'Run "npx pagewright migrate", which rewrites everything that is written for an older version.',
  }),
};

export const blockTypeFixers: Fixers<BlockTypeData> = {
  'unknown-block-type': ({ isSection }, place) =>
    isSection ? otherKind(place.spot, 'section', 'props', 'with') : suggestedChange(place),
};
