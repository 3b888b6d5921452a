import { add, changeTo, type Fixers } from '../../fixer.ts';
import { didYouMean, type Messages } from '../../message-text.ts';

interface ImageData {
  'missing-image': { readonly src: string; readonly options: readonly string[] };
  'missing-alt': { readonly src: string };
  'file-name-as-alt': { readonly alt: string };
}

export const imageMessages: Messages<ImageData> = {
  'missing-image': ({ src, options }) => ({
    message: `The image ${src} does not exist in public/.`,
    ...(options[0] === undefined
      ? { repair: 'Add the file, or use one that exists.' }
      : didYouMean(options[0])),
  }),
  'missing-alt': ({ src }) => ({
    message: `The image ${src} has no "alt", so people who cannot see it do not learn what it shows.`,
    repair: 'Add "alt" with what the image shows, or "alt": "" if it is only decoration.',
  }),
  'file-name-as-alt': ({ alt }) => ({
    message: `The alternative text "${alt}" is the name of a file, which says nothing to people who cannot see the image.`,
    repair: 'Write what the image shows, or "" if it is only decoration.',
  }),
};

export const imageFixers: Fixers<ImageData> = {
  'missing-alt': (_, { spot }) => add(spot?.parent, 'alt', '', 'Mark the image as decoration'),
  'file-name-as-alt': (_, { spot }) => changeTo(spot, ''),
};
