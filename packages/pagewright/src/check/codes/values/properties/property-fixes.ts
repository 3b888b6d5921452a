import { type Fixers, remove, suggestedChange } from '../../fixer.ts';
import { switchNames } from './meant-key.ts';
import { moveInto, moveOut } from './move-properties.ts';
import type { PropertyData } from './property-codes.ts';

export const propertyFixers: Fixers<PropertyData> = {
  'unknown-key': ({ key }, place) => {
    if (place.suggestion !== undefined) return suggestedChange(key, place);
    // Without it, what its author most likely wants to hide would be shown.
    return switchNames.test(key) ? [] : remove(place.spot, key);
  },
  'misplaced-key': ({ keys, inner, from }, { spot }) =>
    spot?.parent
      ? [
          {
            title: `Move ${keys.length === 1 ? 'it' : 'them'} ${inner === 'block' ? 'to the block' : `into "${inner}"`}`,
            edits: from ? moveOut(spot.parent, keys, inner) : moveInto(spot.parent, keys, inner),
            isSafe: true,
          },
        ]
      : [],
};
