import { describe, expect, it } from 'vitest';
import { type EditorSite, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { placeOf } from '../../../pagewright/src/explain/placed-blocks.ts';
import { configFile } from '../../../pagewright/src/grammar/further-pages.ts';
import { pageAtTime } from '../../../pagewright/src/pipeline/pages/scheduled-pages.ts';
import { createWorkspaceChecker } from '../../../pagewright/src/pipeline/site/checked-site.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { readRegistries } from '../../../pagewright/src/pipeline/site/site-module.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { blocksOfPlan } from '../../src/browser/preview/shown/plan-order.ts';
import { clickedPart, outlineOf } from '../../src/browser/preview/shown/slot-parts.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const registries = readRegistries(museum);
const real = readEditorSite(museum, registries);

/** The site with some files replaced. */
function siteWith(files: Readonly<Record<string, unknown>>): EditorSite {
  const texts = Object.entries(files).map(([file, value]): [string, string] => [
    file,
    JSON.stringify(value, null, 2),
  ]);
  return {
    ...real,
    workspace: { ...real.workspace, files: new Map([...real.workspace.files, ...texts]) },
    parsed: new Map(),
  };
}

function blocksOf(site: EditorSite, file: string, isFurther = false) {
  const page = readConfig(site, file);
  if (!page) throw new Error(`There is no ${file}.`);
  return blocksOfPlan(site, page, { isFurther, now });
}

const text = (title: string, more: object = {}) => ({
  type: 'passage',
  props: { heading: title, paragraphs: [{ html: '<p>Text.</p>' }], layout: 'columns', tone: 'sand' },
  ...more,
});

const site = siteWith({
  '_sections/pair.json': { description: 'Two texts.', blocks: [text('One'), text('Two')] },
  'test.json': {
    route: '/test',
    head: {
      title: 'A page for tests',
      description: 'A page for tests that has blocks of all kinds and is long enough.',
    },
    blocks: [
      { type: 'masthead', props: { title: 'First', layout: 'wide', tone: 'sand' } },
      text('Hidden', { hidden: true }),
      { section: 'pair' },
      text('Later', { showFrom: '2030-01-01' }),
      { section: 'pair' },
      text('Last'),
    ],
  },
});

describe('the blocks of a page are in the order of its plan', () => {
  it.each([
    ['of all pages of a site', real],
    ['with hidden and scheduled blocks, and a section that is used twice', site],
  ])('%s', (_, edited) => {
    const { pages, errors } = createWorkspaceChecker()({ ...edited.workspace, now }, registries);
    expect(errors.filter(({ file }) => file === 'test.json')).toEqual([]);
    // A page before its first day shows no blocks, so nobody can click one.
    const shown = pages.flatMap((plan) => {
      const page = pageAtTime(plan, 'UTC', now);
      return page ? [{ plan, page }] : [];
    });
    expect(shown.length).toBeGreaterThan(10);
    for (const { plan, page } of shown) {
      const blocks = blocksOf(edited, configFile(plan.file), plan.paging !== undefined);
      expect(
        blocks.map(({ config, steps, value }) => [config.file, Number(steps[1]) + 1, value.type]),
        plan.file,
      ).toEqual(page.blocks.map(({ place, type }) => [place.file, place.block, type]));
    }
  });
});

describe('a click in the page selects', () => {
  const blocks = blocksOf(site, 'test.json');

  it('the block, even after hidden ones', () => {
    expect(clickedPart(blocks, { file: 'test.json', number: 1, index: 0 }, 'test.json')?.part).toEqual({
      file: 'test.json',
      steps: ['blocks', 0],
    });
    expect(clickedPart(blocks, { file: 'test.json', number: 6, index: 5 }, 'test.json')?.part.steps).toEqual([
      'blocks',
      5,
    ]);
  });

  it('the use of a shared section, and the right one of two uses', () => {
    const clicked = [1, 2, 3, 4].map((index) =>
      clickedPart(
        blocks,
        { file: '_sections/pair.json', number: index % 2 === 1 ? 1 : 2, index },
        'test.json',
      ),
    );
    expect(clicked.map((each) => each?.part.steps)).toEqual([
      ['blocks', 2],
      ['blocks', 2],
      ['blocks', 4],
      ['blocks', 4],
    ]);
    expect(clicked[1]?.shared).toEqual({ file: '_sections/pair.json', steps: ['blocks', 1] });
  });

  it('the right use, even if the plan lacks a block before it', () => {
    const mark = { file: '_sections/pair.json', number: 2, index: 3 };
    expect(clickedPart(blocks, mark, 'test.json')?.part.steps).toEqual(['blocks', 4]);
  });

  it('the block in a shared section that is open', () => {
    const mark = { file: '_sections/pair.json', number: 2, index: 2 };
    expect(clickedPart(blocks, mark, '_sections/pair.json')).toEqual({
      part: { file: '_sections/pair.json', steps: ['blocks', 1] },
    });
  });

  it('the use of the section at the end of all pages, in the site config', () => {
    const index = blocks.length - 1;
    const { config } = blocks[index] ?? {};
    const clicked = clickedPart(blocks, { file: config?.file ?? '', number: 1, index }, 'test.json');
    expect(clicked?.part).toEqual({ file: '_site.json', steps: ['end', 0] });
    expect(clicked?.shared?.file).toBe('_sections/opening-hours.json');
  });

  it('the nearest block in the texts, if the page is older or newer than the texts', () => {
    expect(clickedPart(blocks, { file: 'test.json', number: 6, index: 4 }, 'test.json')?.part.steps).toEqual([
      'blocks',
      5,
    ]);
    expect(clickedPart(blocks, { file: 'test.json', number: 6, index: 8 }, 'test.json')?.part.steps).toEqual([
      'blocks',
      5,
    ]);
  });

  it('nothing for a block that the texts do not have', () => {
    expect(clickedPart(blocks, { file: 'test.json', number: 9, index: 1 }, 'test.json')).toBeUndefined();
    expect(clickedPart(blocks, { file: '../secret', number: 1, index: 0 }, 'test.json')).toBeUndefined();
  });
});

describe('the outline of a selected part', () => {
  const blocks = blocksOf(site, 'test.json');

  it('has the name and the line of the block around it', () => {
    const [first] = blocks;
    expect(outlineOf(site, blocks, { file: 'test.json', steps: ['blocks', 0, 'props', 'heading'] })).toEqual({
      name: 'Masthead',
      place: `test.json:${first && placeOf(first).line}`,
      blocks: [{ file: 'test.json', number: 1, index: 0, type: 'masthead' }],
    });
  });

  it('is around all blocks of a section that the page uses', () => {
    const outline = outlineOf(site, blocks, { file: 'test.json', steps: ['blocks', 4, 'with'] });
    expect(outline?.name).toBe('Pair');
    expect(outline?.place).toMatch(/^test\.json:\d+$/);
    expect(outline?.blocks.map(({ number, index }) => [number, index])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('is around each place where a block of an open section is shown', () => {
    const outline = outlineOf(site, blocks, { file: '_sections/pair.json', steps: ['blocks', 1] });
    expect(outline?.blocks.map(({ index }) => index)).toEqual([2, 4]);
    expect(outline?.place).toMatch(/^_sections\/pair\.json:\d+$/);
  });

  it('is around a block in a slot, and not around the block outside', () => {
    const home = siteWith({
      'slots.json': {
        route: '/slots',
        head: { title: 'Slots', description: 'A page.' },
        blocks: [{ ...text('Outside'), slots: { aside: [text('Inside')] } }],
      },
    });
    const inSlots = blocksOf(home, 'slots.json');
    const outline = outlineOf(home, inSlots, {
      file: 'slots.json',
      steps: ['blocks', 0, 'slots', 'aside', 0, 'props'],
    });
    expect(outline?.blocks.map(({ number, index }) => [number, index])).toEqual([[1, 1]]);
  });

  it('does not exist for the page itself, its queries and hidden blocks', () => {
    for (const steps of [[], ['data', 'posts'], ['blocks', 1]])
      expect(outlineOf(site, blocks, { file: 'test.json', steps })).toBeUndefined();
    expect(outlineOf(site, blocks, undefined)).toBeUndefined();
  });
});
