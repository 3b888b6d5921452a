import { afterAll, describe, expect, it, vi } from 'vitest';
import { partOfPointer } from '../../../pagewright-studio/src/browser/problems/part-of-pointer.ts';
import { describeChanges } from '../../../pagewright-studio/src/browser/publish/changes/describe-changes.ts';
import {
  deleteSection,
  duplicateSection,
} from '../../../pagewright-studio/src/browser/sections/operations/change-section.ts';
import { detachSection } from '../../../pagewright-studio/src/browser/sections/operations/detach-section.ts';
import { moveSection } from '../../../pagewright-studio/src/browser/sections/operations/move-section.ts';
import {
  rowsIn,
  sectionLists,
} from '../../../pagewright-studio/src/browser/sections/operations/section-rows.ts';
import { siteWith, textAfter } from '../../../pagewright-studio/tests/fixtures/section-site.ts';
import type { Key } from '../../src/config/keys/key.ts';
import { walkBlocks } from '../../src/config/walk-blocks.ts';

// Test files of one process share the modules: here, all of them load again with the table below, and after this file without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/config/keys/block-keys.ts');
  vi.resetModules();
});

/** A key of blocks that holds a list of blocks. No other module knows it. */
const madeUp = vi.hoisted(
  (): Key => ({
    name: 'margin',
    in: ['block', 'sectionBlock'],
    isContent: true,
    blocks: 'list',
    group: 'elsewhere',
    value: {
      title: 'In the margin',
      description: 'The blocks next to this one.',
      type: 'array',
      items: { $ref: '#/definitions/slotBlock' },
    },
  }),
);

vi.mock('../../src/config/keys/block-keys.ts', async (original) => {
  const { blockKeys } = await original<typeof import('../../src/config/keys/block-keys.ts')>();
  return { blockKeys: [...blockKeys, madeUp] };
});

const file = 'made-up.json';
const saying = (text: string, more: object = {}) => ({ type: 'saying', ...more, props: { text } });
const page = (blocks: readonly object[]) => ({
  route: '/made-up',
  head: { title: 'Made up', description: 'A page with a list that nobody knows.' },
  blocks,
  end: [{ type: 'masthead', props: { title: 'Made up' } }],
});
const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const inMargin = [saying('One', { id: 'one' }), saying('Two')];
const before = page([saying('Outer', { margin: inMargin }), saying('Last')]);
const inner = (index: number) => ({ file, steps: ['blocks', 0, 'margin', index] });

/** The blocks of the page after an operation of the studio. */
function blocksAfter(run: (site: ReturnType<typeof siteWith>) => Parameters<typeof textAfter>[1]) {
  const site = siteWith({ [file]: print(before) });
  return JSON.parse(textAfter(site, run(site), file)).blocks;
}

describe('a list of blocks that is only in the table', () => {
  it('is walked', () => {
    const walked = walkBlocks(JSON.parse(print(before)), ['blocks']).map(({ steps, outer }) => [
      steps.join('/'),
      outer?.slot,
    ]);
    expect(walked).toEqual([
      ['blocks/0', undefined],
      ['blocks/0/margin/0', 'margin'],
      ['blocks/0/margin/1', 'margin'],
      ['blocks/1', undefined],
    ]);
  });

  it('is in the list of sections, and its blocks can be selected', () => {
    const site = siteWith({ [file]: print(before) });
    const [first] = rowsIn(sectionLists(site, file));
    expect(first?.slots.map(({ title, rows }) => [title, rows.length])).toEqual([['In the margin', 2]]);
    expect(partOfPointer(JSON.parse(print(before)), '/blocks/0/margin/1/props/text')).toEqual(inner(1).steps);
  });

  it('is moved into, and out of', () => {
    const out = blocksAfter((site) => moveSection(site, inner(1), { file, list: ['blocks'], index: 1 }));
    expect(out).toEqual([saying('Outer', { margin: [inMargin[0]] }), saying('Two'), saying('Last')]);
    const into = blocksAfter((site) =>
      moveSection(site, { file, steps: ['blocks', 1] }, { file, list: ['blocks', 0, 'margin'], index: 0 }),
    );
    expect(into).toEqual([saying('Outer', { margin: [saying('Last'), ...inMargin] })]);
  });

  it('is removed with its last block, and copied without its anchors', () => {
    const alone = print(page([saying('Outer', { margin: [inMargin[1]] })]));
    const site = siteWith({ [file]: alone });
    expect(JSON.parse(textAfter(site, deleteSection(site, inner(0)), file)).blocks).toEqual([
      saying('Outer'),
    ]);
    const [, copy] = blocksAfter((each) => duplicateSection(each, { file, steps: ['blocks', 0] }));
    expect(copy).toEqual(saying('Outer', { margin: [saying('One'), saying('Two')] }));
  });

  it('is filled when a shared section is detached', () => {
    const site = siteWith({
      [file]: print(page([{ section: 'shared', with: { words: 'Given' } }])),
      '_sections/shared.json': print({
        blocks: [saying('Outer', { margin: [saying('{section.words}')] })],
      }),
    });
    const detached = textAfter(site, detachSection(site, { file, steps: ['blocks', 0] }), file);
    expect(JSON.parse(detached).blocks).toEqual([saying('Outer', { margin: [saying('Given')] })]);
  });

  it('is compared block by block', () => {
    const after = page([saying('Outer', { margin: [inMargin[1], inMargin[0]] }), saying('Last')]);
    expect(describeChanges(print(before), print(after))).toEqual([
      { is: 'section-moved', steps: expect.arrayContaining(['margin']), isElsewhere: false },
    ]);
  });
});
