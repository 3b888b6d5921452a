import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { withFixes } from '../../src/check/fixes/apply-fixes.ts';
import { fixesOf } from '../../src/check/fixes/fixes-of.ts';
import { loadSchemas } from '../../src/check/schemas/load-schemas.ts';
import { resolveBlocks } from '../../src/render/blocks/resolve-blocks.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

const page = (columns: string) => `{
  "route": "/work",
  "head": { "title": "Work", "description": "What we did." },
  "data": { "service": { "source": "service", "params": { "slug": "security" } } },
  "blocks": [
    { "type": "banner", "props": { "title": "Work", "image": "{service.image}" } },
    ${columns}
  ]
}
`;

const columns = `{ "type": "columns", "props": { "heading": "Both" }, "slots": {
      "left": [
        { "type": "cards", "id": "cards", "props": { "cards": [{ "title": "One", "href": "/" }] } },
        { "type": "prose", "when": "{service.lead}", "props": { "text": "{service.lead}" } }
      ],
      "right": [{ "type": "prose", "props": { "text": "Right" } }]
    } }`;

const inner = '{ "type": "prose", "props": { "text": "A" } }';

const found = (text: string) => diagnosticsOf(withFiles(fixtureSite, { 'work.json': page(text) }));

describe('blocks in the slots of a block', () => {
  it('follow it in the plan, and are shown inside it', () => {
    const { pages, diagnostics } = check(withFiles(fixtureSite, { 'work.json': page(columns) }));
    expect(diagnostics).toEqual([]);
    const plan = pages.find(({ file }) => file === 'work.json');
    if (!plan) throw new Error('There is no plan');
    expect(plan.blocks.map(({ type, slot, hasSlots }) => [type, slot, hasSlots])).toEqual([
      ['banner', undefined, undefined],
      ['columns', undefined, true],
      ['cards', 'left', undefined],
      ['prose', 'left', undefined],
      ['prose', 'right', undefined],
      ['prose', undefined, undefined],
    ]);
    const state = { is: 'ready', content: { title: 'A' }, empty: undefined } as const;
    const resolved = resolveBlocks(plan, {}, { service: state }, { service: state.content });
    const groups = resolved.map((outer) =>
      [outer, ...outer.inner].map(({ block: { type }, show }) => `${type} ${show}`),
    );
    expect(groups).toEqual([
      ['banner block'],
      ['columns block', 'cards block', 'prose nothing', 'prose block'],
      ['prose block'],
    ]);
  });

  it('disappear with it', () => {
    const text = columns.replace('"type": "columns",', '"type": "columns", "unless": "{service.body}",');
    const { pages } = check(withFiles(fixtureSite, { 'work.json': page(text) }));
    const plan = pages.find(({ file }) => file === 'work.json');
    const content = { title: 'A', body: 'B' };
    const state = { is: 'ready', content, empty: undefined } as const;
    const resolved = plan ? resolveBlocks(plan, {}, { service: state }, { service: content }) : [];
    expect(resolved.map(({ block, show }) => `${block.type} ${show}`)).toEqual([
      'banner block',
      'columns nothing',
      'prose block',
    ]);
  });

  it('may come from a shared section', () => {
    const section = `{ "blocks": [{ "type": "columns", "slots": {
      "left": [{ "type": "prose", "props": { "text": "Left" } }],
      "right": [{ "type": "prose", "props": { "text": "{section.right}" } }]
    } }] }`;
    const files = {
      '_sections/both.json': section,
      'work.json': page('{ "section": "both", "with": { "right": "Given" } }'),
    };
    const { pages, diagnostics } = check(withFiles(fixtureSite, files));
    expect(diagnostics).toEqual([]);
    const plan = pages.find(({ file }) => file === 'work.json');
    expect(plan?.blocks.slice(1, 4).map(({ slot, props }) => [slot, props])).toMatchObject([
      [undefined, {}],
      ['left', { value: { text: 'Left' } }],
      ['right', { value: { text: 'Given' } }],
    ]);
  });
});

/** Each row: a title, a replacement, and all diagnostics. */
const mistakes: readonly (readonly [title: string, from: string, to: string, ...found: string[]])[] = [
  ['a misspelt slot', '"right"', '"rihgt"', 'unknown-slot work.json "rihgt"'],
  [
    'a type that the slot does not allow',
    '"right": [{ "type": "prose", "props": { "text": "Right" } }]',
    '"right": [{ "type": "cards", "props": { "cards": [] } }]',
    'block-not-allowed work.json "cards"',
  ],
  [
    'a type that does not exist',
    '"type": "cards"',
    '"type": "crads"',
    'unknown-block-type work.json "crads"',
  ],
  ['a misspelt prop', '"text": "Right"', '"txet": "Right"', 'unknown-key work.json "txet"'],
  [
    'a limit to some pages',
    '"type": "cards",',
    '"type": "cards", "only": { "slug": ["a"] },',
    'unknown-key work.json "only"',
  ],
  [
    'a shared section',
    '{ "type": "prose", "props": { "text": "Right" } }',
    '{ "section": "teaser", "with": { "heading": "A" } }',
    'unknown-key work.json "section"',
  ],
  ['slots of slots', '"type": "cards",', '"type": "cards", "slots": {},', 'unknown-key work.json "slots"'],
  [
    'a block with slots in a slot',
    '{ "type": "prose", "props": { "text": "Right" } }',
    '{ "type": "columns", "slots": { "left": [{ "type": "prose", "props": { "text": "{service.lead}" } }] } }',
    'block-not-allowed work.json "columns"',
  ],
  [
    'a slot without blocks',
    '[{ "type": "prose", "props": { "text": "Right" } }]',
    '[]',
    'list-length work.json []',
  ],
  ['a dead link', '"href": "/"', '"href": "/nowhere"', 'dead-link work.json "/nowhere"'],
  [
    'a repeated id',
    '"type": "prose", "props": { "text": "Right" }',
    '"type": "prose", "id": "cards", "props": { "text": "Right" }',
    'duplicate-id work.json "cards"',
  ],
];

describe('a mistake in a slot is one diagnostic at its place', () => {
  it.each(mistakes)('%s', (_, from, to, ...expected) => {
    expect(columns).toContain(from);
    expect(found(columns.replace(from, () => to)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    `"left": [${inner}], "right": [${inner}]`,
    `"left": [${inner}], "slots": { "right": [${inner}] }`,
    `"props": { "left": [${inner}], "right": [${inner}] }`,
    `"props": { "heading": "Both", "right": [${inner}] }, "slots": { "left": [${inner}] }`,
    `"props": { "slots": { "left": [${inner}], "right": [${inner}] }, "heading": "Both" }`,
  ])('slots in another place are one mistake, and its fix moves them: %s', (written) => {
    const workspace = withFiles(fixtureSite, { 'work.json': page(`{ "type": "columns", ${written} }`) });
    const { diagnostics } = check(workspace);
    expect(diagnostics.map(({ code }) => code)).toEqual(['misplaced-key']);
    const fixed = withFixes(
      workspace,
      diagnostics.flatMap((each) => fixesOf(each, workspace)),
    );
    expect(check(fixed).diagnostics).toEqual([]);
  });

  it('slots of a type without slots are one mistake', () => {
    const text =
      '{ "type": "prose", "props": { "text": "A" }, "slots": { "a": [{ "type": "prose", "props": { "text": "B" } }], "b": [{ "type": "prose", "props": { "text": "C" } }] } }';
    expect(found(text).map((line) => line.split(' ', 2).join(' '))).toEqual(['unknown-slot work.json']);
  });

  it('a slot that its block shows only with other props has no effect', () => {
    const name = 'blocks/columns.json';
    const text = (fixtureSite.schemaFiles.get(name) ?? '').replace(
      '"title": "Left",',
      '"title": "Left", "onlyWhen": { "heading": ["Both", "Two"] },',
    );
    const schemas = loadSchemas(new Map([...fixtureSite.schemaFiles, [name, text]])).schemas;
    const reported = (written: string) =>
      diagnosticsOf({ ...withFiles(fixtureSite, { 'work.json': page(written) }), schemas });
    expect(reported(columns)).toEqual([]);
    expect(reported(columns.replace('"Both"', '"{service.title}"'))).toEqual([]);
    expect(reported(columns.replace('"Both"', '"One"'))).toEqual(['ignored-key work.json "left"']);
  });

  it('a slot that allows an unknown block type, or one with slots, is a mistake of the schema', () => {
    const name = 'blocks/columns.json';
    const text = fixtureSite.schemaFiles.get(name) ?? '';
    const codes = (to: string) =>
      loadSchemas(new Map([...fixtureSite.schemaFiles, [name, text.replace('"cards"', to)]])).diagnostics.map(
        ({ code, pointer }) => `${code} ${pointer}`,
      );
    expect(codes('"crads"')).toEqual(['schema-value /slots/left/blocks/1']);
    expect(codes('"columns"')).toEqual(['schema-value /slots/left/blocks/1']);
  });
});
