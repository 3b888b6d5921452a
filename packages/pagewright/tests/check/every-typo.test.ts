import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { parseJson } from '../../src/json/json-parser.ts';
import type { JsonTree } from '../../src/json/json-tree.ts';
import { budget, someOf } from '../budget.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const names = [...fixtureSite.files.keys()];

interface Spot {
  readonly start: number;
  readonly end: number;
  readonly isName: boolean;
}

/** Ranges of all property names, and of all strings that the check interprets: paths, URLs, names of types and sources. */
function spotsOf(tree: JsonTree, isChecked: boolean): readonly Spot[] {
  const properties = [...(tree.properties ?? [])].flatMap(([name, { nameStart, nameEnd, tree: inner }]) => [
    { start: nameStart, end: nameEnd, isName: true },
    ...spotsOf(inner, ['type', 'source', 'fallback', 'view', 'slug'].includes(name)),
  ]);
  const items = (tree.items ?? []).flatMap((item) => spotsOf(item, isChecked));
  const { value, start, end } = tree;
  const isText = typeof value === 'string' && (isChecked || /^[/#]|\{/.test(value));
  return [...(isText ? [{ start, end, isName: false }] : []), ...properties, ...items];
}

/** Swaps two adjacent characters. If there are braces, both are inside them. */
function misspelt(text: string): string {
  const from = Math.max(1, text.indexOf('{') + 1);
  for (let at = from + Math.floor((text.length - from) / 2); at >= from; at -= 1) {
    const [one = '', other = ''] = [text[at], text[at + 1]];
    if (one !== other && /\w/.test(one) && /\w/.test(other))
      return text.slice(0, at) + other + one + text.slice(at + 2);
  }
  return text;
}

describe('every typo', () => {
  it.each(names)('in a property name, a path or a URL of %s is reported exactly once', (name) => {
    const text = fixtureSite.files.get(name) ?? '';
    const { tree } = parseJson(text);
    if (!tree) expect.fail('The file is not valid JSON');
    for (const { start, end } of someOf(spotsOf(tree, false), 5)) {
      const original = text.slice(start, end);
      const changed = misspelt(original);
      // A string such as "/" has no characters to swap.
      if (changed === original) continue;
      const found = diagnosticsOf(
        withFiles(fixtureSite, { [name]: text.slice(0, start) + changed + text.slice(end) }),
      );
      expect(found, `${original} became ${changed}`).toHaveLength(1);
    }
  });
});

describe('the check', () => {
  it('never throws for any content of a file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.jsonValue(), (name, where, junk) => {
        const text = fixtureSite.files.get(name) ?? '';
        const { tree } = parseJson(text);
        const spots = tree
          ? [...spotsOf(tree, true), { start: tree.start, end: tree.end, isName: false }]
          : [];
        const spot = spots[where % spots.length];
        if (!spot) return;
        // String() would throw for an object with its own toString.
        const written = JSON.stringify(junk);
        const patch = spot.isName ? JSON.stringify(written) : written;
        const { diagnostics } = check(
          withFiles(fixtureSite, { [name]: text.slice(0, spot.start) + patch + text.slice(spot.end) }),
        );
        for (const { range } of diagnostics) expect(range.line).toBeGreaterThan(0);
      }),
      budget(10, 1_000),
    );
  });

  it('reports a second "each" whose name exists on Object.prototype', () => {
    const [name, text] = [...fixtureSite.files].find(([, each]) => each.includes('"show": {')) ?? ['', ''];
    const changed = text.replace('"show": {', '"show": { "each": { "toString": 0 }, "show": 1,');
    const found = check(withFiles(fixtureSite, { [name]: changed })).diagnostics;
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'second-each', data: { path: '{"toString":0}' } }),
    );
  });

  it('never throws for truncated or scrambled files', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.nat(30),
        fc.string({ maxLength: 3 }),
        (name, where, length, patch) => {
          const text = fixtureSite.files.get(name) ?? '';
          // The cut is inside the value, because a file without its last line break is still complete.
          const at = where % text.trimEnd().length;
          check(withFiles(fixtureSite, { [name]: text.slice(0, at) + patch + text.slice(at + length) }));
          expect(
            check(withFiles(fixtureSite, { [name]: text.slice(0, at) })).diagnostics.length,
          ).toBeGreaterThan(0);
        },
      ),
      budget(10, 1_000),
    );
  });
});
