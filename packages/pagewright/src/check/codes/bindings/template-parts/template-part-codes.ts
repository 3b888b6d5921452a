import { formatPhrase, phrases } from '../../../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import type { Messages } from '../../message-text.ts';

/** What the message of each code about bindings that are a part of a longer string needs to know. */
export type TemplatePartData = Pick<ValueProblemData, 'path-to-group' | 'misplaced-address-part'>;

/** Messages about bindings that are a part of a longer string. */
export const templatePartMessages: Messages<TemplatePartData> = {
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
};
