import fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('a message whose response was lost keeps its key on a page with another form, and gets the phone number there', async () => {
  const model = new MessageModel();
  const texts = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'About the engine.' } as const;
  const press = { tab: 0, kind: 'press', isDouble: false, isQuick: true } as const;
  for (const field of ['name', 'email', 'message'] as const)
    await model.apply({ tab: 0, kind: 'type', field, text: texts[field] });
  await model.apply({ ...press, outcome: 'no-reply' });
  await model.apply({ tab: 0, kind: 'move', form: 'contact' });
  await model.apply({ tab: 0, kind: 'type', field: 'phone', text: '5551234567' });
  await model.apply({ ...press, outcome: 'accepted' });
  expect(model.stored).toEqual([{ ...texts, phone: '5551234567' }]);
});
