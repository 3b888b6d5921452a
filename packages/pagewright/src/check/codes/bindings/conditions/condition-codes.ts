import type { ValueMessages } from '../../message-text.ts';

export const conditionMessages = {
  'constant-condition': ({ path, key }) => ({
    message: `${path} always has a value, so the block is ${key === 'when' ? 'always' : 'never'} shown.`,
    repair:
      key === 'when'
        ? 'Remove the condition, or compare the value: { "value": "{…}", "is": … }.'
        : 'Remove the block, or use a field that may be missing.',
  }),
  'compared-group': ({ path, found }) => ({
    message: `${path} is ${found}, but "is" compares a string, a number, true or false.`,
    repair: `Use a field of it, or ask only whether it is there: "when": "${path}".`,
  }),
} satisfies ValueMessages;
