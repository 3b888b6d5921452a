import { changeTo, type Fixers } from '../../fixer.ts';
import type { FrameData } from './frame-codes.ts';

export const frameFixers: Fixers<FrameData> = {
  'unframeable-page': ({ expected }, { spot }) => changeTo(spot, expected, true),
};
