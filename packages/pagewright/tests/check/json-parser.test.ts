import { parse } from '@humanwhocodes/momoa';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxMessages } from '../../src/check/codes/files/json/syntax-messages.ts';
import { parseJson } from '../../src/json/json-parser.ts';
import type { JsonTree } from '../../src/json/json-tree.ts';
import { budget } from '../budget.ts';

function standard(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const isDuplicate = (text: string) => parseJson(text).problems.some((problem) => problem.is === 'duplicate');
const isHuge = (text: string) => /\d{100}|[eE][+]?\d{3}/.test(text);

function agree(text: string): void {
  const expected = standard(text);
  const { tree, problems } = parseJson(text);
  const syntax = problems.filter((problem) => problem.is === 'syntax');
  expect(syntax.length > 0, text).toBe(expected === undefined);
  if (expected && !isDuplicate(text)) expect(tree?.value).toEqual(expected.value);
}

/** The ranges of all values, in document order. */
function places(tree: JsonTree): readonly (readonly [number, number])[] {
  const inner = [...(tree.properties?.values() ?? [])]
    .map((property) => property.tree)
    .concat(tree.items ?? []);
  return [[tree.start, tree.end], ...inner.flatMap(places)];
}

interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
  readonly elements?: readonly { readonly value: Node }[];
  readonly members?: readonly { readonly value: Node }[];
}

function otherPlaces(node: Node): readonly (readonly [number, number])[] {
  const inner = [...(node.elements ?? []), ...(node.members ?? [])].map(({ value }) => value);
  return [[node.loc?.start.offset ?? -1, node.loc?.end.offset ?? -1], ...inner.flatMap(otherPlaces)];
}

describe('reading JSON', () => {
  it('accepts what JSON.parse accepts, gives the same value, and reports mistakes in the rest', () => {
    fc.assert(fc.property(fc.json(), agree), budget(100, 5_000));
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.nat(4),
        fc.string({ maxLength: 2 }),
        (text, where, length, patch) => {
          const at = where % (text.length + 1);
          const changed = text.slice(0, at) + patch + text.slice(at + length);
          fc.pre(!isHuge(changed));
          agree(changed);
        },
      ),
      budget(500, 20_000),
    );
  });

  it('finds the same places as an independent parser', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, 2), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        fc.pre(!isDuplicate(text));
        const { tree } = parseJson(text);
        if (!tree) expect.fail(`Nothing was read from ${text}`);
        expect(places(tree)).toEqual(otherPlaces(parse(text).body));
      }),
      budget(100, 5_000),
    );
  });

  it.each([
    ['{ "a": 1, }', 'trailing-comma', ',', true],
    ['{ "a": 1 "b": 2 }', 'missing-comma', '', true],
    ['[1,, 2]', 'extra-comma', ',', true],
    ['{ "a" 1 }', 'missing-colon', '', true],
    ['{ "a" = 1 }', 'missing-colon', '', true],
    ['{ "a":= 1 }', 'unexpected', '=', false],
    ['{ "a": }', 'missing-value', '"a"', false],
    ['[1 /* one */]', 'comment', '/* one */', true],
    ["{ 'a': 1 }", 'other-quotes', "'", true],
    ['{ a: 1 }', 'bare-name', 'a', true],
    ['{ "a": True }', 'bare-word', 'True', false],
    ['[01]', 'number-form', '01', true],
    ['["\\x"]', 'escape', '\\x', true],
    ['{ "a": "b }', 'forgotten', '"', false],
    ['{ "a": b" }', 'forgotten', '"', false],
    ['{ a": "b" }', 'forgotten', '"', false],
    ['{ "a": "b, "c": 1 }', 'forgotten', '"', false],
    ['{ "a":\n "b": 1 }\n}', 'forgotten', '{', false],
    ['[1, 2', 'open-array', '[', false],
    ['{ "a": [1 }', 'wrong-bracket', '}', false],
    ['{ "a": 1 } }', 'superfluous', '}', false],
    ['{ "a": 1 } x y', 'rest', 'x', false],
    ['{ "a": 1; }', 'unexpected', ';', false],
    ['{ "a": "b" + "c" }', 'unexpected', '+', false],
    ['# a note', 'unexpected', '#', false],
    ['route: /about', 'bare-word', 'route', false],
    ['{ "a": { "b": [1, 2', 'cut-off', ']}}', false],
    ['{ "a": { "b": "some te', 'cut-off', '"}}', false],
    ['', 'empty-file', '', false],
    [`${'['.repeat(300)}${']'.repeat(300)}`, 'too-deep', '[', false],
  ])('reports the mistake in %s once', (text, kind, found, isRecoverable) => {
    const reading = parseJson(text);
    expect(reading.problems).toMatchObject([{ is: 'syntax', kind, found }]);
    expect(reading.isRecoverable).toBe(isRecoverable);
  });

  it('continues after a mistake and reports the next ones, too', () => {
    const text = '{ \'a\': 1,\n  "b": [1 2,],\n  // more\n  c: 3 }';
    expect(parseJson(text).problems.map((problem) => problem.is === 'syntax' && problem.kind)).toEqual([
      'other-quotes',
      'missing-comma',
      'trailing-comma',
      'comment',
      'bare-name',
    ]);
    expect(parseJson(text).tree?.value).toEqual({ a: 1, b: [1, 2], c: 3 });
  });

  it('reports where a repeated name was first used', () => {
    expect(parseJson('{ "a": 1, "b": 2, "a": 3 }').problems).toEqual([
      { is: 'duplicate', key: 'a', start: 18, end: 21, first: 2 },
    ]);
  });

  it('says that a file is in UTF-16, which looks like damaged characters', () => {
    const text = Buffer.from('\ufeff{ "a": 1 }', 'utf16le').toString('utf8');
    const messages = parseJson(text).problems.map(
      (problem) => problem.is === 'syntax' && syntaxMessages[problem.kind](problem.found).message,
    );
    expect(messages).toEqual(['The file is in another encoding than UTF-8.']);
  });

  it('ignores a byte order mark', () => {
    expect(parseJson('\uFEFF{ "a": 1 }')).toMatchObject({ problems: [], isRecoverable: true });
  });
});
