import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { type Messages, pluralize } from '../../message-text.ts';
import { describeReason, reasonRepair } from './reason-messages.ts';

/** What the message of each code about content that may not fit needs to know. */
export type FitData = Pick<ValueProblemData, 'incompatible-value' | 'may-be-too-many'>;

/** Messages about content that may not fit. */
export const fitMessages: Messages<FitData> = {
  'incompatible-value': ({ path, reason }) => ({
    message: `${path} ${describeReason(reason)}.`,
    repair: reasonRepair(reason, path),
  }),
  'may-be-too-many': ({ path, max }) => ({
    message: `${path} may have too many items: this array allows at most ${max}.`,
    repair: `Add "take" so that the array has at most ${pluralize(max, 'item')} in total.`,
  }),
};
