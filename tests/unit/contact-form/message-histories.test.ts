import fc from 'fast-check';
import { it } from 'vitest';
import { budget } from '../../../packages/pagewright/tests/budget.ts';
import { histories } from './history-events.ts';
import { MessageModel } from './message-model.ts';

it('no history loses text, sends wrong text, or stores a message twice', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const model = new MessageModel();
      for (const event of history) await model.apply(event);
    }),
    budget(60, 3_000),
  );
});
