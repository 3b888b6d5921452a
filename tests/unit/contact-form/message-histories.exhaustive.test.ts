import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histories } from './history-events.ts';
import { MessageModel } from './message-model.ts';

it('no history loses text, sends wrong text, or stores a message twice', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      count += 1;
      const model = new MessageModel();
      for (const event of history) await model.apply(event);
    }),
    { numRuns: 600 },
  );
  expect(count).toBeGreaterThanOrEqual(600);
}, 120_000);
