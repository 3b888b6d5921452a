import type { Spot } from '../../../../json/spot.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { add, type Fixers } from '../../fixer.ts';
import type { ValueMessages } from '../../message-text.ts';

export const presenceMessages = {
  'may-be-missing': ({ path, prop }) => ({
    message: `${path} may be missing, but the block requires "${prop}".`,
    repair: `Add a default, { "from": "${path}", "default": … }, or set "optional": true on the block so that it is omitted when "${prop}" is missing.`,
  }),
  'may-drop-item': ({ path, because }) => ({
    message:
      because === 'few'
        ? `${path || 'A value'} may have too few items, which would drop this array and whatever requires it.`
        : `${path || 'A value'} may be missing, which would drop this item from its array.`,
    repair: path.startsWith('{url.')
      ? `Show the block only with a value, "when": "${path}", or give the param a "default" in "urlParams".`
      : {
          missing: `Add a default, { "from": "${path}", "default": … }, or make the field required in the schema of the source. If the item may be dropped, write "default": null.`,
          'missing-in-string': `Make the field required in the schema of the source, or use it without other text and with a default: { "from": "${path}", "default": … }.`,
          few: `Add a default, { "from": "${path}", "default": [ … ] }, or set "minItems" for the array in the schema of the source.`,
        }[because],
  }),
  'needs-value': ({ path, prop }) => ({
    message: `"${prop}" must always have a value, even when the content service is down, but ${path || 'this value'} may be missing.`,
    repair: `Add a default: { "from": "${path || '{…}'}", "default": … }.`,
  }),
} satisfies ValueMessages;

export const presenceFixers: Fixers<ValueProblemData> = {
  'may-be-missing': (_, { spot }) =>
    add(blockAround(spot), 'optional', true, 'Omit the block when the value is missing'),
};

/** The block that a value is in. */
function blockAround(spot: Spot | undefined): Spot | undefined {
  if (!spot) return undefined;
  return spot.tree.properties?.has('type') && spot.property === undefined ? spot : blockAround(spot.parent);
}
