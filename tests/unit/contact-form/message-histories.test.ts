import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histories } from './history-events.ts';
import { MessageWorld } from './message-world.ts';

it('no history loses text, sends what was not written, or stores a message twice', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      count += 1;
      const world = new MessageWorld();
      for (const event of history) await world.happen(event);
    }),
    { numRuns: 600 },
  );
  expect(count).toBeGreaterThanOrEqual(600);
}, 120_000);
