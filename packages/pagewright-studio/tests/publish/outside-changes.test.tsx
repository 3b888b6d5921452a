// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PublishBar } from '../../src/browser/publish/PublishBar.tsx';
import { editFile } from '../../src/browser/shell/studio-context.ts';
import { samplePage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

function open(): StudioInMemory {
  const studio = new StudioInMemory({ files: { 'policy.json': samplePage } });
  studio.render(<PublishBar />);
  return studio;
}

/** Replaces words of the page in this window. */
async function type(studio: StudioInMemory, words: string, text: string): Promise<void> {
  const start = samplePage.indexOf(words);
  act(() => editFile(studio.studio, 'policy.json', 'Type', [{ start, end: start + words.length, text }]));
  await studio.settle();
}

const hiring = '"heading": "Hiring"';
const words = 'Read every application twice.';

describe('a change outside the studio', () => {
  it('is announced with the name of its file', async () => {
    const studio = open();
    await studio.changeOnDisk('policy.json', samplePage.replace(words, 'Read it.'));
    expect(studio.text('policy.json')).toContain('Read it.');
    expect(studio.announced).toEqual(['policy.json was changed outside the studio. You see the change.']);
  });

  it('is announced as merged if the file has other changes here', async () => {
    const studio = open();
    await type(studio, hiring, '"heading": "Mine"');
    await studio.changeOnDisk('policy.json', samplePage.replace(words, 'Read it.'));
    expect(studio.text('policy.json')).toContain('"heading": "Mine"');
    expect(studio.announced).toEqual([
      'policy.json was changed outside the studio. The change is merged with yours.',
    ]);
  });

  it('is announced as a conflict if it is at the same place', async () => {
    const studio = open();
    await type(studio, words, 'Mine.');
    await studio.changeOnDisk('policy.json', samplePage.replace(words, 'Theirs.'));
    expect(studio.announced).toEqual([
      'policy.json was changed outside the studio, at places that you changed here. Decide which to keep.',
    ]);
  });

  it('is announced if it deletes a file', async () => {
    const studio = open();
    await studio.changeOnDisk('policy.json', null);
    expect(studio.announced).toEqual(['policy.json was deleted outside the studio.']);
  });

  it('is not announced if the file then equals the draft', async () => {
    const studio = open();
    await type(studio, words, 'Mine.');
    await studio.changeOnDisk('policy.json', samplePage.replace(words, 'Mine.'));
    expect(studio.announced).toEqual([]);
  });
});

it('changes by a person in the studio are not announced', async () => {
  const studio = open();
  await type(studio, words, 'Mine.');
  expect(studio.text('policy.json')).toContain('Mine.');
  expect(studio.announced).toEqual([]);
});
