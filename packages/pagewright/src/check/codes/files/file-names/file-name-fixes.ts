import { changeTo, type Fixers } from '../../fixer.ts';
import type { FileNameData } from './file-name-codes.ts';

export const fileNameFixers: Fixers<FileNameData> = {
  'wrong-file-name': ({ expected, because }) =>
    because === 'beside'
      ? []
      : [{ title: `Rename the file to ${expected}`, edits: [], newName: expected, isSafe: true }],
  'wrong-schema': ({ expected }, { spot }) => changeTo(spot, expected, true),
};
