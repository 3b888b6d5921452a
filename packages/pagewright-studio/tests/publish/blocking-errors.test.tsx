// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlockingErrors } from '../../src/browser/publish/review/BlockingErrors.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

/** A page whose sections have types that do not exist. */
async function open(count: number) {
  const blocks = Array.from({ length: count }, (_, at) => ({ type: `unheard-of-${at}`, props: {} }));
  const page = { route: '/policy', head: { title: 'Policy', description: 'What holds.' }, blocks };
  const studio = new StudioInMemory({ files: { 'policy.json': JSON.stringify(page, null, 2) } });
  await studio.check();
  const errors = studio.state.diagnostics.filter(
    ({ file, severity, pointer }) =>
      file === 'policy.json' && severity === 'error' && pointer.startsWith('/blocks/'),
  );
  expect(errors).toHaveLength(count);
  const onShow = vi.fn();
  studio.render(<BlockingErrors title="Errors" errors={errors} onShow={onShow} />);
  return { errors, onShow };
}

describe('the errors that keep files from being saved', () => {
  it('are listed up to eight, with the number of the others', async () => {
    await open(9);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText('1 more error')).not.toBeNull();
  });

  it('are all listed if there are eight', async () => {
    await open(8);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByText(/more error/)).toBeNull();
  });

  it('lead to their places', async () => {
    const { errors, onShow } = await open(2);
    const [, second] = screen.getAllByRole('button', { name: /^Show: policy\.json, line \d+$/ });
    if (second) fireEvent.click(second);
    expect(onShow.mock.calls).toEqual([[errors[1]]]);
  });

  it('show nothing if there is none', async () => {
    await open(0);
    expect(screen.queryByText('Errors')).toBeNull();
  });
});
