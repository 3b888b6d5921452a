import { describe, expect, it } from 'vitest';
import {
  moveBy,
  moveSection,
  type Outcome,
} from '../../src/browser/sections/operations/section-operations.ts';
import { diffOf, done, refusal, siteAfter, siteWith, textAfter } from '../fixtures/section-site.ts';

const saying = (text: string, more: object = {}) => ({ type: 'saying', ...more, props: { text } });
const page = (blocks: readonly object[], more: object = {}) => ({
  route: '/a',
  head: { title: 'A', description: 'Words, and: signs' },
  blocks,
  ...more,
});
const columns = (slots: object) => ({ type: 'columns', slots });
const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const siteOf = (value: object) => siteWith({ 'a.json': print(value) });

const at = (...steps: readonly (string | number)[]) => ({ file: 'a.json', steps });
const spot = (list: readonly (string | number)[], index: number) => ({ file: 'a.json', list, index });

/** The texts of the sayings of a page, in order; a slot is a list in a list. */
function outline(text: string): unknown {
  const read = (block: { props?: { text?: string }; slots?: object; type: string }): unknown =>
    block.slots
      ? Object.fromEntries(Object.entries(block.slots).map(([slot, list]) => [slot, list.map(read)]))
      : (block.props?.text ?? block.type);
  const { blocks, end } = JSON.parse(text);
  return end ? [blocks.map(read), end.map(read)] : blocks.map(read);
}

describe('moving a section', () => {
  it('changes only the lines of the section, among ten', () => {
    const section = (text: string) => saying(text, { $comment: `Keep ${text}.` });
    const site = siteOf(page([...'abcdefghij'].map(section)));
    const outcome = moveSection(site, at('blocks', 2), spot(['blocks'], 8));
    // The hunks show the place of its lines, and that nothing else changes. Line numbers are left out, because they depend on the rest of
    // the page.
    expect(diffOf(site, outcome).replaceAll(/^@@.*@@$/gm, '@@')).toMatchInlineSnapshot(`
      "a.json
      @@
      -      "$comment": "Keep c.",
      -      "props": {
      -        "text": "c"
      -      }
      -    },
      -    {
      -      "type": "saying",
      @@
      +      "$comment": "Keep c.",
      +      "props": {
      +        "text": "c"
      +      }
      +    },
      +    {
      +      "type": "saying",
      "
    `);
    expect(done(outcome)).toMatchObject({
      label: 'Move Saying',
      select: { file: 'a.json', steps: ['blocks', 8] },
      said: 'Moved Saying, now 9 of 10.',
    });
  });

  it('into a slot that the section around it does not have yet adds the slot', () => {
    const site = siteOf(page([columns({ left: [saying('a')] }), saying('b')]));
    const outcome = moveSection(site, at('blocks', 1), spot(['blocks', 0, 'slots', 'right'], 0));
    expect(outline(textAfter(site, outcome, 'a.json'))).toEqual([{ left: ['a'], right: ['b'] }]);
    expect(done(outcome).select.steps).toEqual(['blocks', 0, 'slots', 'right', 0]);
  });

  it('into a slot of a following section selects it at its new place', () => {
    const site = siteOf(page([saying('b'), columns({ left: [saying('a')] })]));
    const outcome = moveSection(site, at('blocks', 0), spot(['blocks', 1, 'slots', 'left'], 1));
    expect(outline(textAfter(site, outcome, 'a.json'))).toEqual([{ left: ['a', 'b'] }]);
    expect(done(outcome).select.steps).toEqual(['blocks', 0, 'slots', 'left', 1]);
  });

  it('that is the last one in a slot removes the slot, which must not be empty', () => {
    const site = siteOf(page([columns({ left: [saying('a')], right: [saying('b')] })]));
    const first = moveSection(site, at('blocks', 0, 'slots', 'left', 0), spot(['blocks'], 1));
    expect(outline(textAfter(site, first, 'a.json'))).toEqual([{ right: ['b'] }, 'a']);
    const then = siteAfter(site, done(first));
    const second = moveSection(then, at('blocks', 0, 'slots', 'right', 0), spot(['blocks'], 0));
    expect(outline(textAfter(then, second, 'a.json'))).toEqual(['b', 'columns', 'a']);
    expect(textAfter(then, second, 'a.json')).not.toContain('slots');
  });

  it.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['tabs', (text: string) => text.replaceAll('  ', '\t')],
    ['four spaces', (text: string) => text.replaceAll('  ', '    ')],
    ['one line', (text: string) => JSON.stringify(JSON.parse(text)).replaceAll(/[:,]/g, '$& ')],
    ['minified', (text: string) => JSON.stringify(JSON.parse(text))],
  ])('keeps the style of the file: %s', (name, style) => {
    const text = style(
      print(page([saying('a'), columns({ left: [saying('b'), saying('c')] }), saying('d')])),
    );
    const site = siteWith({ 'a.json': text });
    const moved = (outcome: Outcome) => textAfter(site, outcome, 'a.json');
    const down = moved(moveSection(site, at('blocks', 0), spot(['blocks'], 2)));
    const into = moved(moveSection(site, at('blocks', 0), spot(['blocks', 1, 'slots', 'left'], 1)));
    const out = moved(moveSection(site, at('blocks', 1, 'slots', 'left', 0), spot(['blocks'], 0)));
    expect(outline(down)).toEqual([{ left: ['b', 'c'] }, 'd', 'a']);
    expect(outline(into)).toEqual([{ left: ['b', 'a', 'c'] }, 'd']);
    expect(outline(out)).toEqual(['b', 'a', { left: ['c'] }, 'd']);
    for (const changed of [down, into, out]) {
      const isOnOneLine = !text.includes('\n');
      if (!isOnOneLine) expect(changed).toBe(style(print(JSON.parse(changed))));
      if (name === 'minified') expect(changed).toBe(JSON.stringify(JSON.parse(changed)));
    }
  });

  it('is refused where the schema does not allow it, with the reason', () => {
    const slot = spot(['blocks', 0, 'slots', 'left'], 0);
    const into = (block: object) =>
      refusal(moveSection(siteOf(page([columns({ left: [saying('a')] }), block])), at('blocks', 1), slot));
    expect(into(saying('b'))).toBeUndefined();
    expect(into({ type: 'masthead' })).toBe('This type of section is not allowed there.');
    expect(into({ section: 'opening-hours' })).toBe('Shared sections cannot be inside other sections.');
    expect(into(saying('b', { only: { slug: ['x'] } }))).toContain('limited to some pages');
    expect(into(saying('b', { showFrom: '2026-12-01' }))).toContain('dates');
    expect(into(columns({}))).toBe('This type of section is not allowed there.');
    const site = siteOf(page([columns({ left: [saying('a')] })]));
    expect(refusal(moveSection(site, at('blocks', 0), slot))).toContain('into itself');
    expect(refusal(moveSection(site, at('blocks', 7), slot))).toBe('This section is not there any more.');
  });

  it('is refused in a file with a mistake of syntax', () => {
    const site = siteWith({ 'a.json': '{ "blocks": [{ "type": "saying" }, { "type": "saying" ] }' });
    expect(refusal(moveSection(site, at('blocks', 0), spot(['blocks'], 1)))).toContain('mistake of syntax');
  });
});

describe('a section that is moved by a key', () => {
  it('goes through the slots that allow it, and on to the end of the page', () => {
    let site = siteOf(
      page([saying('a'), columns({ left: [saying('b')] }), { type: 'film' }], { end: [saying('c')] }),
    );
    let part: { readonly file: string; readonly steps: readonly (string | number)[] } = at('blocks', 0);
    const places: unknown[] = [];
    for (let step = 0; step < 8; step += 1) {
      const outcome = moveBy(site, part, 1);
      if ('refused' in outcome) {
        places.push(outcome.refused);
        break;
      }
      site = siteAfter(site, outcome);
      part = outcome.select;
      places.push(part.steps.join('/'));
    }
    expect(places).toEqual([
      'blocks/0/slots/left/0',
      'blocks/0/slots/left/1',
      'blocks/0/slots/right/0',
      'blocks/1',
      'blocks/2',
      'end/0',
      'end/1',
      'Saying is already last.',
    ]);
  });

  it('goes past a slot that the section does not show', () => {
    const form = { type: 'enquiry', props: { heading: 'Write' } };
    const next = (layout: string) => {
      const site = siteOf(page([form, { type: 'masthead', props: { title: 'A', layout } }]));
      return done(moveBy(site, at('blocks', 0), 1)).select.steps.join('/');
    };
    expect([next('desk'), next('plain')]).toEqual(['blocks/0/slots/note/0', 'blocks/1']);
  });

  it('moves back the same way', () => {
    let site = siteOf(page([{ type: 'film' }, columns({}), saying('a')]));
    let part: { readonly file: string; readonly steps: readonly (string | number)[] } = at('blocks', 2);
    const places: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      const outcome = done(moveBy(site, part, -1));
      site = siteAfter(site, outcome);
      part = outcome.select;
      places.push(part.steps.join('/'));
    }
    expect(places).toEqual(['blocks/1/slots/right/0', 'blocks/1/slots/left/0', 'blocks/1', 'blocks/0']);
    expect(refusal(moveBy(site, part, -1))).toBe('Saying is already first.');
  });
});
