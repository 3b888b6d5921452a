import { addProperty } from '../../../../json/spot.ts';
import { changeTo, type Fixers } from '../../fixer.ts';
import type { ImageData } from './image-codes.ts';

export const imageFixers: Fixers<ImageData> = {
  'missing-alt': (_, { spot }) =>
    spot?.parent
      ? [
          {
            title: 'Mark the image as decoration',
            edits: addProperty(spot.parent, 'alt', '""'),
            isSafe: false,
          },
        ]
      : [],
  'file-name-as-alt': (_, { spot }) => changeTo(spot, ''),
};
