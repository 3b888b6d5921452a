import type { Messages } from '../../message-text.ts';

/** What the message of each code about frames needs to know. */
export interface FrameData {
  /** `expected` is the URL of the player for the same video. */
  'unframeable-page': { readonly found: string; readonly expected: string };
}

export const frameMessages: Messages<FrameData> = {
  'unframeable-page': ({ found, expected }) => ({
    message: `${found} cannot be shown in a frame, because its site allows only its player there.`,
    repair: `Did you mean "${expected}"?`,
    suggestion: expected,
  }),
};
