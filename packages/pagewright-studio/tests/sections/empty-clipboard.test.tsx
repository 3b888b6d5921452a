// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

// Without its style sheet, the tree does not scroll, and the library that scrolls it complains.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[role=treegrid] { overflow-x: auto; overflow-y: auto; }',
  }),
);

it('a paste without a section shows a message, and is left to the browser', async () => {
  // A window keeps its clipboard in a module, so this window gets modules of its own.
  vi.resetModules();
  const { SectionTree } = await import('../../src/browser/sections/SectionTree.tsx');
  const { closeStudios, StudioInMemory } = await import('../fixtures/studio-in-memory.tsx');
  const page = JSON.stringify({
    route: '/a',
    head: { title: 'A', description: 'B' },
    blocks: [{ type: 'saying', props: { text: 'One' } }],
  });
  const studio = new StudioInMemory({ files: { 'a.json': page }, view: { file: 'a.json' } });
  studio.render(<SectionTree />);
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes('One'));
  if (!row) throw new Error('There is no row.');
  act(() => row.focus());
  const clipboardData = { getData: () => 'only words' };
  expect(fireEvent.paste(row, { clipboardData })).toBe(true);
  expect(studio.announced).toEqual(['The clipboard has no section.']);
  expect(studio.text('a.json')).toBe(page);
  closeStudios();
});
