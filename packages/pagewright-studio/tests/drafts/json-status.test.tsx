// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JsonStatus } from '../../src/browser/json/JsonStatus.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

async function open(count: number) {
  const onNext = vi.fn();
  const studio = new StudioInMemory();
  studio.render(
    <JsonStatus
      position={{ line: 3, column: 7, problems: [] }}
      count={count}
      onNext={onNext}
      onFixed={() => {}}
    />,
  );
  await studio.check();
  return onNext;
}

const next = () => screen.queryByRole('button', { name: 'Next problem' });

describe('the line below the JSON', () => {
  it('leads to the next problem if there are problems', async () => {
    const onNext = await open(2);
    expect(screen.getByText('2 problems')).not.toBeNull();
    const button = next();
    if (button) fireEvent.click(button);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('says that there are none, and has no button', async () => {
    await open(0);
    expect(screen.getByText('No problems')).not.toBeNull();
    expect(next()).toBeNull();
  });
});
