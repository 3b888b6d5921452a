// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProblemList } from '../../src/browser/problems/ProblemList.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

async function openList(change: (text: string) => string): Promise<StudioInMemory> {
  const text = new StudioInMemory().text('policy.json');
  const studio = new StudioInMemory({ files: { 'policy.json': change(text) } });
  studio.render(<ProblemList />);
  await studio.check();
  return studio;
}

describe('the list of problems', () => {
  it('leads to the section by its name', async () => {
    const studio = await openList((text) => text.replace('"side"', '"sideways"'));
    fireEvent.click(
      await screen.findByRole('button', { name: /^Go to Masthead, in policy\.json line \d+$/ }),
    );
    expect(studio.studio.view.selected).toEqual({ file: 'policy.json', steps: ['blocks', 0] });
  });

  it('names the line of a problem outside of all sections', async () => {
    await openList((text) => text.replace('"route": "/policy"', '"route": "policy"'));
    const [first] = await screen.findAllByRole('button', { name: /^Go to line \d+/ });
    expect(first?.textContent).toMatch(/^Go to line \d+$/);
  });
});
