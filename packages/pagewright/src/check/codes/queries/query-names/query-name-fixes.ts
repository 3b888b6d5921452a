import { type Fixers, remove, suggestedChange } from '../../fixer.ts';
import type { QueryNameData } from './query-name-codes.ts';

export const queryNameFixers: Fixers<QueryNameData> = {
  'unused-query': ({ name }, place) => {
    if (place.suggestion !== undefined) return suggestedChange(name, place);
    // "paging" of a page is a query too, but the head and the route of the page depend on it.
    return place.spot?.parent?.property ? remove(place.spot, name) : [];
  },
};
