import { describe, expect, it } from 'vitest';
import { mergeRegions } from '../../src/browser/drafts/merge-regions.ts';
import {
  type ConflictChoice,
  chosenText,
  conflictParts,
} from '../../src/browser/publish/conflict/conflict-parts.ts';

const lines = (...each: readonly string[]) => each.map((line) => `${line}\n`).join('');

/** The text after a choice for each conflict between two texts of one file. */
function chosen(mine: string, before: string, theirs: string, ...choices: readonly ConflictChoice[]) {
  const regions = mergeRegions(mine, before, theirs);
  return chosenText(regions, conflictParts(regions), choices);
}

describe('both changes of a conflict', () => {
  it('are kept if they are on different lines', () => {
    const before = lines('{', '  "a": 1,', '  "b": 1', '}');
    const [mine, theirs] = [before.replace('"a": 1', '"a": 2'), before.replace('"b": 1', '"b": 3')];
    expect(chosen(mine, before, theirs, 'both')).toBe(lines('{', '  "a": 2,', '  "b": 3', '}'));
  });

  it('are kept, mine first, if both added to the end of a list, with a comma between them', () => {
    const before = lines('[', '  1', ']');
    const mine = lines('[', '  1,', '  2', ']');
    const theirs = lines('[', '  1,', '  3', ']');
    expect(chosen(mine, before, theirs, 'both')).toBe(lines('[', '  1,', '  2,', '  3', ']'));
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(chosen(windows(mine), windows(before), windows(theirs), 'both')).toBe(
      windows(lines('[', '  1,', '  2,', '  3', ']')),
    );
  });

  it('are kept if both added sections at the same place, even if the sections begin and end with the same lines', () => {
    const before = lines('[', '  0', ']');
    const added = (id: string) => lines('[', '  {', `    "id": "${id}"`, '  },', '  0', ']');
    expect(chosen(added('mine'), before, added('theirs'), 'both')).toBe(
      lines('[', '  {', '    "id": "mine"', '  },', '  {', '    "id": "theirs"', '  },', '  0', ']'),
    );
  });

  it('are kept if both added sections at the same place, at any place and whatever lines they share', () => {
    const section = (text: string, tone = 'sand'): object => ({ type: 'saying', props: { text, tone } });
    const page = (blocks: readonly object[]) => `${JSON.stringify({ blocks, route: '/' }, null, 2)}\n`;
    const neighbour = section('Old', 'ink');
    const mine: readonly (readonly object[])[] = [
      [section('Mine')],
      [section('Mine', 'ink')],
      [section('Mine'), section('More')],
      [{ type: 'passage', props: { tone: 'sand' } }],
    ];
    const theirs = [section('Theirs')];
    for (const before of [[], [neighbour], [neighbour, section('Next', 'sea')]])
      for (const at of [...before.keys(), before.length])
        for (const own of mine) {
          const texts = [own, [], theirs].map((added) => page(before.toSpliced(at, 0, ...added)));
          const regions = mergeRegions(texts[0] ?? '', texts[1] ?? '', texts[2] ?? '');
          const parts = conflictParts(regions);
          const both = chosenText(
            regions,
            parts,
            parts.map(() => 'both' as const),
          );
          const { blocks } = JSON.parse(both ?? '{ "blocks": [] }');
          expect(new Set(blocks)).toEqual(new Set([...before, ...own, ...theirs]));
          expect(blocks).toHaveLength(before.length + own.length + 1);
        }
  });

  it.each([
    ['one value was changed twice', '  "a": 2', '  "a": 3'],
    ['a property was added twice', '  "a": 1,\n  "b": 2', '  "a": 1,\n  "b": 3'],
    ['one of them removed the line', '  "c": 1', '  "a": 1,\n  "b": 3'],
  ])('are not offered if %s', (_, one, other) => {
    const text = (line: string) => lines('{', line, '}');
    const regions = mergeRegions(text(one), text('  "a": 1'), text(other));
    expect(conflictParts(regions).map(({ both }) => both)).toEqual([undefined]);
    expect(chosen(text(one), text('  "a": 1'), text(other), 'both')).toBeUndefined();
  });
});

it('a conflict knows the whole text with each of its sides, without a decision about other conflicts', () => {
  const before = lines('[', '  1,', '  0,', '  2', ']');
  const [mine, theirs] = ['mine', 'theirs'].map((side) =>
    before.replace('1', `"${side}"`).replace('2', `"${side}"`),
  );
  const parts = conflictParts(mergeRegions(mine ?? '', before, theirs ?? ''));
  expect(parts.map(({ whole }) => whole.theirs)).toEqual([
    lines('[', '  "theirs",', '  0,', '  2', ']'),
    lines('[', '  1,', '  0,', '  "theirs"', ']'),
  ]);
  expect(chosen(mine ?? '', before, theirs ?? '', 'theirs', 'mine')).toBe(
    lines('[', '  "theirs",', '  0,', '  "mine"', ']'),
  );
});
