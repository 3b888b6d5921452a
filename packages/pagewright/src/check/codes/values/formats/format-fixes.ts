import { meantRoute } from '../../../meant/meant-route.ts';
import { changeTo, type Fixers } from '../../fixer.ts';
import type { FormatData } from './format-codes.ts';

export const formatFixers: Fixers<FormatData> = {
  'wrong-pattern': ({ found }, place) =>
    changeTo(place.spot, place.suggestion ?? null, place.suggestion === meantRoute(found)).filter(
      () => place.suggestion !== undefined,
    ),
};
