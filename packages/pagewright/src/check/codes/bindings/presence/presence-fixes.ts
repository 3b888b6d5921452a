import { addProperty, type Spot } from '../../../../json/spot.ts';
import type { Fixers } from '../../fixer.ts';
import type { PresenceData } from './presence-codes.ts';

export const presenceFixers: Fixers<PresenceData> = {
  'may-be-missing': (_, { spot }) => {
    const block = blockAround(spot);
    return block
      ? [
          {
            title: 'Omit the block when the value is missing',
            edits: addProperty(block, 'optional', 'true'),
            isSafe: false,
          },
        ]
      : [];
  },
};

/** The block that a value is in. */
function blockAround(spot: Spot | undefined): Spot | undefined {
  if (!spot) return undefined;
  return spot.tree.properties?.has('type') && spot.property === undefined ? spot : blockAround(spot.parent);
}
