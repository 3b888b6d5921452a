import { changeTo, type Fixers } from '../../fixer.ts';
import { didYouMean, type Messages } from '../../message-text.ts';

interface FrameData {
  /** `expected` is the URL of the player for the same video. */
  'unframeable-page': { readonly found: string; readonly expected: string };
}

export const frameMessages: Messages<FrameData> = {
  'unframeable-page': ({ found, expected }) => ({
    message: `${found} cannot be shown in a frame, because its site allows only its player there.`,
    ...didYouMean(expected),
  }),
};

export const frameFixers: Fixers<FrameData> = {
  'unframeable-page': ({ expected }, { spot }) => changeTo(spot, expected, true),
};
