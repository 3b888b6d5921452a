import { expect, it } from 'vitest';
import { textOf } from '../../pages/page-blocks.ts';
import { draw } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

const readings = async (...of: readonly object[]): Promise<HTMLElement> =>
  elementsOf(await draw('readings', { heading: 'Measured twice', readings: of }));

const sound = { label: 'to close the books', before: 14, after: 6, unit: 'hours' };
const wrong = { label: 'that cannot be', after: -1 };

it('readings that cannot be true leave no gap', async () => {
  const page = await readings(wrong, sound, wrong, sound, sound);
  expect(page.querySelectorAll('dt')).toHaveLength(3);
  expect(page.querySelector('dl')?.dataset.amount).toBe('3');
  expect(textOf(page)).not.toContain('that cannot be');
});

it('if none can be true, there is no section', async () => {
  expect((await readings(wrong)).querySelector('h2')).toBeNull();
});
