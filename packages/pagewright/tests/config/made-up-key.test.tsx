// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { FormPane } from '../../../pagewright-studio/src/browser/form/FormPane.tsx';
import {
  copySection,
  detachSection,
  pasteSection,
  shareSection,
} from '../../../pagewright-studio/src/browser/sections/operations/section-operations.ts';
import { siteWith, textAfter } from '../../../pagewright-studio/tests/fixtures/section-site.ts';
import { closeStudios, StudioInMemory } from '../../../pagewright-studio/tests/fixtures/studio-in-memory.tsx';
import { check } from '../../src/check/check.ts';
import { configSchemas } from '../../src/check/structure/config-schemas.ts';
import type { Key } from '../../src/config/keys/key.ts';
import { readBlocks } from '../../src/config/read/block-draft.ts';
import { completionsAt } from '../../src/editor/completion/complete.ts';
import { readConfig } from '../../src/editor/editor-site.ts';
import { hoverAt } from '../../src/editor/hover.ts';
import { explain } from '../../src/explain/explain.ts';
import { explanationText } from '../../src/explain/explanation-text.ts';

// Test files of one process share the modules: here, all of them load again with the table below, and after this file without it.
vi.hoisted(() => vi.resetModules());
const mocked = ['block-keys', 'construct-list', 'condition-keys'] as const;
afterAll(() => {
  for (const name of mocked) vi.doUnmock(`../../src/config/keys/${name}.ts`);
  vi.resetModules();
});

/** A key that limits blocks, and one whose value is a construct with paths. No other module knows them. */
const madeUp = vi.hoisted((): readonly Key[] => [
  {
    name: 'season',
    in: ['block', 'sectionUse'],
    limits: true,
    ofPage: true,
    group: 'visibility',
    since: '9.9',
    otherNames: ['timeOfYear'],
    value: { title: 'Season', description: 'When in the year.', type: 'string', enum: ['summer', 'winter'] },
  },
  {
    name: 'audience',
    in: ['block', 'slotBlock', 'sectionBlock'],
    limits: true,
    reads: 'page',
    binds: 'fields',
    group: 'visibility',
    value: {
      title: 'Audience',
      description: 'Who sees it.',
      $ref: '#/definitions/madeUpAudience',
    },
  },
]);

vi.mock('../../src/config/keys/block-keys.ts', async (original) => {
  const { blockKeys } = await original<typeof import('../../src/config/keys/block-keys.ts')>();
  return { blockKeys: [...blockKeys, ...madeUp] };
});

vi.mock('../../src/config/keys/construct-list.ts', async (original) => {
  const { constructs } = await original<typeof import('../../src/config/keys/construct-list.ts')>();
  return {
    constructs: { ...constructs, madeUpAudience: { title: 'Audience', description: 'Some people.' } },
  };
});

vi.mock('../../src/config/keys/condition-keys.ts', async (original) => {
  const { comparisonKeys } = await original<typeof import('../../src/config/keys/condition-keys.ts')>();
  const own = { in: ['madeUpAudience'], isRequired: true };
  const of = {
    ...own,
    name: 'of',
    value: { title: 'Group', description: 'Name of a group.', type: 'string' },
  };
  return { comparisonKeys: [...comparisonKeys, of] };
});

afterEach(closeStudios);

const saying = (more: object) => ({ type: 'saying', ...more, props: { text: '{houses.name}' } });
const page = (blocks: readonly object[]) => ({
  route: '/made-up',
  head: { title: 'Made up', description: 'A page with keys that nobody knows.' },
  data: { houses: { source: 'house' } },
  blocks,
  end: [{ type: 'masthead', props: { title: 'Made up' } }],
});
const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const siteOf = (...blocks: readonly object[]) => siteWith({ 'made-up.json': print(page(blocks)) });
const part = { file: 'made-up.json', steps: ['blocks', 0] };
const whole = { season: 'summer', audience: { of: '{houses.name}' } };

/** The problems of the page, as code and pointer. */
function problemsOf(...blocks: readonly object[]) {
  const { diagnostics } = check(siteOf(...blocks).workspace);
  return diagnostics
    .filter(({ file }) => file === 'made-up.json')
    .map(({ code, pointer, data }) => ({ code, pointer, data }));
}

/** The labels of the completions after a text of the page. */
function completionsAfter(text: string, ...blocks: readonly object[]): readonly string[] {
  const site = siteOf(...blocks);
  const config = readConfig(site, 'made-up.json');
  const offset = (config?.text.indexOf(text) ?? -1) + text.length;
  return completionsAt(site, 'made-up.json', offset).map(({ label }) => label);
}

describe('a key and a construct that are only in the table', () => {
  it('are in the schemas that editors load, where they may be', () => {
    const { schemas } = siteOf().workspace;
    const { definitions } = JSON.parse(JSON.stringify(configSchemas(schemas, new Map()).page));
    expect(definitions.block.properties.season).toMatchObject({
      title: 'Season',
      enum: ['summer', 'winter'],
    });
    expect(definitions.sectionUse.properties).toHaveProperty('season');
    expect(definitions.sectionUse.properties).not.toHaveProperty('audience');
    expect(definitions.slotBlock.propertyNames.enum).toContain('audience');
    expect(definitions.slotBlock.propertyNames.enum).not.toContain('season');
    expect(definitions['bound.madeUpAudience'].properties.of.anyOf).toContainEqual({
      $ref: '#/definitions/template',
    });
  });

  it('are read, also in a slot', () => {
    const origin = {
      file: { name: '', place: () => ({ line: 1, column: 1, endLine: 1, endColumn: 1 }) },
      renamed: new Map(),
    };
    const slots = { left: [saying({ audience: { of: 'inner' } })] };
    const blocks = readBlocks(
      { type: 'columns', ...whole, slots: JSON.parse(JSON.stringify(slots)) },
      '/blocks',
      0,
      origin,
      true,
    );
    expect(blocks.map(({ bound }) => bound)).toEqual([
      { audience: { of: '{houses.name}' } },
      { audience: { of: 'inner' } },
    ]);
  });

  it('are checked: their values, their names and their paths', () => {
    expect(problemsOf(saying(whole))).toEqual([]);
    expect(problemsOf(saying({ season: 'spring' }))).toMatchObject([
      { code: 'not-allowed', pointer: '/blocks/0/season' },
    ]);
    expect(problemsOf(saying({ timeOfYear: 'summer' }))).toMatchObject([
      { code: 'unknown-key', pointer: '/blocks/0/timeOfYear', data: { meant: 'season' } },
    ]);
    expect(problemsOf(saying({ audience: { off: 'A' } }))).toMatchObject([
      { code: 'unknown-key', pointer: '/blocks/0/audience/off' },
    ]);
    expect(problemsOf(saying({ audience: { of: '{houses.nmae}' } }))).toMatchObject([
      { code: 'unknown-field', pointer: '/blocks/0/audience/of' },
    ]);
    expect(problemsOf({ type: 'columns', slots: { left: [saying({ season: 'summer' })] } })).toMatchObject([
      { code: 'unknown-key', pointer: '/blocks/0/slots/left/0/season' },
    ]);
  });

  it('count as what reads a query', () => {
    expect(problemsOf({ type: 'saying', props: { text: 'A' }, audience: whole.audience })).toEqual([]);
  });

  it('are offered: as names, and with paths in their values', () => {
    expect(completionsAfter('"type": "saying",\n      "', saying({ '': '' }))).toEqual(
      expect.arrayContaining(['season', 'audience']),
    );
    expect(completionsAfter('"season": "', saying({ season: '' }))).toEqual(['summer', 'winter']);
    expect(completionsAfter('"of": "{', saying({ audience: { of: '{' } }))).toEqual(
      expect.arrayContaining(['houses', 'site']),
    );
    expect(completionsAfter('"audience": {\n        "', saying({ audience: { '': '' } }))).toEqual(['of']);
  });

  it('are described where the pointer is, with the version that has them first', () => {
    const site = siteOf(saying(whole));
    const text = readConfig(site, 'made-up.json')?.text ?? '';
    const season = hoverAt(site, 'made-up.json', text.indexOf('"season"') + 2)?.documentation;
    expect(season).toContain('When in the year.');
    expect(season).toContain('Since version 9.9');
    expect(hoverAt(site, 'made-up.json', text.indexOf('"of"') + 2)?.documentation).toContain(
      'Name of a group.',
    );
  });

  it('are in an explanation of the page', () => {
    const explained = explanationText('/made-up', explain(siteOf(saying(whole)), '/made-up'));
    expect(explained).toContain('season summer');
    expect(explained).toContain('audience {"of":"{houses.name}"}');
  });

  it('stay on the page, or go along, when the block becomes a shared section', () => {
    const site = siteOf(saying(whole));
    const outcome = shareSection(site, part, 'shared');
    const [use] = JSON.parse(textAfter(site, outcome, 'made-up.json')).blocks;
    const [block] = JSON.parse(textAfter(site, outcome, '_sections/shared.json')).blocks;
    expect(use).toMatchObject({ section: 'shared', season: 'summer' });
    expect(use).not.toHaveProperty('audience');
    expect(block).toMatchObject({
      type: 'saying',
      audience: { of: expect.stringMatching(/^\{\w+\.\w+\}$/) },
    });
    expect(block).not.toHaveProperty('season');
  });

  it('are written into the blocks when a shared section is detached', () => {
    const section = {
      blocks: [{ type: 'saying', audience: { of: '{section.group}' }, props: { text: 'A' } }],
    };
    const site = siteWith({
      'made-up.json': print(
        page([{ section: 'shared', season: 'winter', with: { group: '{houses.name}' } }]),
      ),
      '_sections/shared.json': print(section),
    });
    expect(check(site.workspace).diagnostics.filter(({ file }) => /made-up|shared/.test(file))).toEqual([]);
    const [block] = JSON.parse(textAfter(site, detachSection(site, part), 'made-up.json')).blocks;
    expect(block).toEqual({
      type: 'saying',
      season: 'winter',
      audience: { of: '{houses.name}' },
      props: { text: 'A' },
    });
    expect(Object.keys(block)).toEqual(['type', 'season', 'audience', 'props']);
  });

  it('are pasted where they may be', () => {
    const site = siteOf(saying(whole), { type: 'columns', slots: { left: [saying({})] } });
    const copied = copySection(site, part);
    if (!copied) throw new Error('Nothing was copied.');
    const into = { file: 'made-up.json', list: ['blocks', 1, 'slots', 'left'], index: 1 };
    const text = textAfter(site, pasteSection(site, into, copied), 'made-up.json');
    expect(JSON.parse(text).blocks[1].slots.left[1]).toEqual(saying({ audience: whole.audience }));
  });

  it('have fields among the others that decide when visitors see a section', () => {
    const files = { 'made-up.json': print(page([saying(whole)])) };
    const studio = new StudioInMemory({
      files,
      view: { file: 'made-up.json', selected: { ...part, steps: [...part.steps] } },
    });
    studio.render(<FormPane />);
    expect(document.body.textContent).toContain('season: summer');
    act(() => {
      for (const closed of document.querySelectorAll('h3 [aria-expanded=false]')) fireEvent.click(closed);
    });
    const labels = [...document.querySelectorAll('label, legend, h4')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(labels).toEqual(expect.arrayContaining(['Season', expect.stringContaining('Group')]));
  });
});
