import { type Fixers, suggestedChange } from '../../fixer.ts';
import { otherKind } from '../other-kind.ts';
import type { BlockTypeData } from './block-type-codes.ts';

export const blockTypeFixers: Fixers<BlockTypeData> = {
  'unknown-block-type': ({ isSection }, place) =>
    isSection ? otherKind(place.spot, 'section', 'props', 'with') : suggestedChange(undefined, place),
};
