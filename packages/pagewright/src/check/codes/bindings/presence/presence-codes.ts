import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import type { Messages } from '../../message-text.ts';

/** What the message of each code about content that may be missing needs to know. */
export type PresenceData = Pick<ValueProblemData, 'may-be-missing' | 'may-drop-item' | 'needs-value'>;

export const presenceMessages: Messages<PresenceData> = {
  'may-be-missing': ({ path, prop }) => ({
    message: `${path} may be missing, but the block requires "${prop}".`,
    repair: `Add a default, { "from": "${path}", "default": … }, or set "optional": true on the block so that it is omitted when "${prop}" is missing.`,
  }),
  'may-drop-item': ({ path, because }) => ({
    message: dropReasons[because](path || 'A value'),
    repair: path.startsWith('{url.')
      ? `Show the block only with a value, "when": "${path}", or give the param a "default" in "urlParams".`
      : dropRepairs[because](path),
  }),
  'needs-value': ({ path, prop }) => ({
    message: `"${prop}" must always have a value, even when the content service is down, but ${path || 'this value'} may be missing.`,
    repair: `Add a default: { "from": "${path || '{…}'}", "default": … }.`,
  }),
};

type DropReason = ValueProblemData['may-drop-item']['because'];

const dropReasons: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) => `${path} may be missing, which would drop this item from its array.`,
  'missing-in-string': (path) => `${path} may be missing, which would drop this item from its array.`,
  few: (path) => `${path} may have too few items, which would drop this array and whatever requires it.`,
};

const dropRepairs: { readonly [Reason in DropReason]: (path: string) => string } = {
  missing: (path) =>
    `Add a default, { "from": "${path}", "default": … }, or make the field required in the schema of the source. If the item may be dropped, write "default": null.`,
  'missing-in-string': (path) =>
    `Make the field required in the schema of the source, or use it without other text and with a default: { "from": "${path}", "default": … }.`,
  few: (path) =>
    `Add a default, { "from": "${path}", "default": [ … ] }, or set "minItems" for the array in the schema of the source.`,
};
