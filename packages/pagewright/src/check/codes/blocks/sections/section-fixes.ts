import { type Fixers, suggestedChange } from '../../fixer.ts';
import { otherKind } from '../other-kind.ts';
import type { SectionData } from './section-codes.ts';

export const sectionFixers: Fixers<SectionData> = {
  'unknown-section': ({ isBlock }, place) =>
    isBlock ? otherKind(place.spot, 'type', 'with', 'props') : suggestedChange(undefined, place),
};
