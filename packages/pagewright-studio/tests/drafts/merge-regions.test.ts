import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../../../pagewright/tests/budget.ts';
import { mergedText, mergeRegions } from '../../src/browser/drafts/merge-regions.ts';
import { outsideChanges } from '../../src/browser/publish/outside-changes.ts';
import { mergeTexts } from '../../src/node/drafts/merge-with-disk.ts';

const before = 'a\nb\nc\nd\ne\nf\ng\n';

describe('the regions of a conflict', () => {
  const mine = before.replace('b\n', 'B\n').replace('f\n', 'mine\n');
  const theirs = before.replace('d\n', 'D\n').replace('f\n', 'theirs\n');

  it('have only the lines that both sides changed; all other changes of both are merged', () => {
    const regions = mergeRegions(mine, before, theirs);
    expect(regions.filter(({ is }) => is === 'conflict')).toEqual([
      { is: 'conflict', mine: 'mine\n', before: 'f\n', theirs: 'theirs\n', line: 6 },
    ]);
    expect(mergedText(regions, ['mine'])).toBe('a\nB\nc\nD\ne\nmine\ng\n');
    expect(mergedText(regions, ['theirs'])).toBe('a\nB\nc\nD\ne\ntheirs\ng\n');
  });

  it('are one conflict for changes of neighbouring lines, and for a change inside another', () => {
    const near = mergeRegions('a\nB\nc\nd\n', 'a\nb\nc\nd\n', 'a\nb\nC\nd\n');
    expect(near.filter(({ is }) => is === 'conflict')).toEqual([
      { is: 'conflict', mine: 'B\nc\n', before: 'b\nc\n', theirs: 'b\nC\n', line: 2 },
    ]);
    const inside = mergeRegions('1\n2\n3\n4\ne\n', 'a\nb\nc\nd\ne\n', 'a\nB\nc\nd\ne\n');
    expect(mergedText(inside, ['mine'])).toBe('1\n2\n3\n4\ne\n');
    expect(mergedText(inside, ['theirs'])).toBe('a\nB\nc\nd\ne\n');
  });

  it('give no text until each conflict is decided', () => {
    const regions = mergeRegions('1\nb\n3\n', 'a\nb\nc\n', 'x\nb\nz\n');
    expect(mergedText(regions, ['mine'])).toBeUndefined();
    expect(mergedText(regions, ['mine', 'theirs'])).toBe('1\nb\nz\n');
  });

  it('have no conflict where the server merges', () => {
    const others = before.replace('d\n', 'D\n');
    const regions = mergeRegions(mine, before, others);
    expect(mergedText(regions, [])).toBe(mergeTexts(mine, before, others));
  });

  it('are all merged if the changed lines of the sides are not neighbours, whatever the changes are', () => {
    const line = fc.constantFrom('', '{\n', 'other\n', 'x\ny\n');
    const changes = fc.dictionary(fc.integer({ min: 0, max: 11 }).map(String), line, { maxKeys: 6 });
    const apply = (to: Record<string, string>, isOwn: (at: number) => boolean) =>
      Array.from({ length: 36 }, (_, at) =>
        isOwn(at) && at % 3 === 0 ? (to[at / 3] ?? `line ${at}\n`) : `line ${at}\n`,
      ).join('');
    fc.assert(
      fc.property(changes, (to) => {
        const isEven = (at: number) => at % 2 === 0;
        const [one, other] = [apply(to, isEven), apply(to, (at) => !isEven(at))];
        const regions = mergeRegions(one, apply({}, isEven), other);
        expect(mergedText(regions, [])).toBe(apply(to, () => true));
      }),
      budget(100, 5_000),
    );
  });

  it('result in the only side with changes', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\r\n', 'd'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(mergedText(mergeRegions(one, other, other), [])).toBe(one);
        expect(mergedText(mergeRegions(other, other, one), [])).toBe(one);
        expect(mergedText(mergeRegions(one, other, one), [])).toBe(one);
      }),
      budget(100, 5_000),
    );
  });

  it('are found in a file that is too long to compare each of its lines with all others', () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => (at % 3 === 0 ? `"${at}"\n` : '},\n'));
    const moved = [...lines.slice(30_000, 30_006), ...lines.slice(0, 30_000), ...lines.slice(30_006)];
    const regions = mergeRegions(
      moved.join(''),
      lines.join(''),
      lines.join('').replace('"59997"', '"theirs"'),
    );
    expect(mergedText(regions, [])).toBe(moved.join('').replace('"59997"', '"theirs"'));
  });

  it('have no conflict where both sides made the same change', () => {
    const regions = mergeRegions('a\nsame\n', 'a\nb\n', 'a\nsame\n');
    expect(mergedText(regions, [])).toBe('a\nsame\n');
  });

  it('keep carriage returns and a missing line break at the end', () => {
    const regions = mergeRegions('a\r\nmine', 'a\r\nb', 'a\r\ntheirs');
    expect(mergedText(regions, ['theirs'])).toBe('a\r\ntheirs');
  });
});

describe('a change of a file by somebody else', () => {
  type Files = Parameters<typeof outsideChanges>[0];
  const files = (text: string | undefined, disk: string | null, theirs?: string | null): Files => ({
    texts: new Map(text === undefined ? [] : [['home.json', text]]),
    disk: new Map([
      ['home.json', { text: disk, ...(theirs === undefined ? {} : { theirs: { text: theirs } }) }],
    ]),
  });
  const between = (from: Files, to: Files, saved = false) =>
    outsideChanges(from, to, () => saved).map(({ is }) => is);

  it('is announced as a change, a merge, a deletion or a conflict', () => {
    expect(between(files('a', 'a'), files('a', 'b'))).toEqual(['changed']);
    expect(between(files('mine', 'a'), files('mine', 'b'))).toEqual(['merged']);
    expect(between(files('a', 'a'), files('a', null))).toEqual(['deleted']);
    expect(between(files('mine', 'a'), files('mine', 'a', 'b'))).toEqual(['conflict']);
    expect(between(files('mine', 'a', 'b'), files('mine', 'a', 'c'))).toEqual(['conflict']);
  });

  it('is not announced if the studio saves the file, or a person decides a conflict', () => {
    expect(between(files('mine', 'a'), files('mine', 'mine'))).toEqual([]);
    expect(between(files('typed since', 'a'), files('typed since', 'mine'), true)).toEqual([]);
    expect(between(files('mine', 'a', 'b'), files('mine', 'b'))).toEqual([]);
    expect(between(files('mine', 'a', 'b'), files('mine', 'a', 'b'))).toEqual([]);
  });
});
