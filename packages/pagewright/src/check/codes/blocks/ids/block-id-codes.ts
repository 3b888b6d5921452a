import type { Messages } from '../../message-text.ts';

interface BlockIdData {
  'duplicate-id': { readonly id: string; readonly firstLine: number };
}

export const blockIdMessages: Messages<BlockIdData> = {
  'duplicate-id': ({ id, firstLine }) => ({
    message: `The id "${id}" is already used by the block on line ${firstLine}.`,
    repair: 'Give one of the two blocks another id.',
  }),
};
