import { formatPhrase, phrases } from '../../../../schema/describe-schema.ts';
import { pluralize, type ValueMessages } from '../../message-text.ts';
import { describeReason, reasonRepair } from './reason-messages.ts';

export const fitMessages = {
  'incompatible-value': ({ path, reason }) => ({
    message: `${path} ${describeReason(reason)}.`,
    repair: reasonRepair(reason, path),
  }),
  'may-be-too-many': ({ path, max }) => ({
    message: `${path} may have too many items: this array allows at most ${max}.`,
    repair: `Add "take" so that the array has at most ${pluralize(max, 'item')} in total.`,
  }),
  'path-to-group': ({ part, found }) => ({
    message: `${part} is ${found}, but only a string or a number can be part of a longer string.`,
    repair:
      found === 'HTML'
        ? 'Use a plain-text field.'
        : found === phrases.array
          ? `Use it where an array is expected: [ { "each": "${part}", "show": "{item}" } ].`
          : `Use one of its fields, such as ${part.replace('}', '.…}')}.`,
  }),
  'misplaced-address-part': ({ path, found }) => ({
    message: `${path} is ${found}, which cannot be part of the path of a link: only slugs and numbers are safe there.`,
    repair:
      found === formatPhrase('href')
        ? `Use "${path}" as the whole link.`
        : 'Use a field that is a slug or a number.',
  }),
} satisfies ValueMessages;
