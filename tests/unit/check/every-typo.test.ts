import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../../packages/pagewright/src/check/check.ts';
import { readJson } from '../../../packages/pagewright/src/check/json/json-reader.ts';
import type { JsonTree } from '../../../packages/pagewright/src/check/json/json-tree.ts';
import { faultsOf, readWorld, withFiles } from './page-world.ts';

const world = readWorld();
const names = [...world.files.keys()];

interface Spot {
  readonly start: number;
  readonly end: number;
  readonly isName: boolean;
}

/** The places of all names and of all texts that mean something: paths, addresses, names of types and sources. */
function spotsOf(tree: JsonTree, isMeant: boolean): readonly Spot[] {
  const properties = [...(tree.properties ?? [])].flatMap(([name, { nameStart, nameEnd, tree: inner }]) => [
    { start: nameStart, end: nameEnd, isName: true },
    ...spotsOf(inner, ['type', 'source', 'fallback', 'view', 'slug'].includes(name)),
  ]);
  const items = (tree.items ?? []).flatMap((item) => spotsOf(item, isMeant));
  const { value, start, end } = tree;
  const isText = typeof value === 'string' && (isMeant || /^[/#]|\{/.test(value));
  return [...(isText ? [{ start, end, isName: false }] : []), ...properties, ...items];
}

/** Two neighbours change places, within the braces where there are some. */
function misspelt(text: string): string {
  const from = Math.max(1, text.indexOf('{') + 1);
  for (let at = from + Math.floor((text.length - from) / 2); at >= from; at -= 1) {
    const [one = '', other = ''] = [text[at], text[at + 1]];
    if (one !== other && /\w/.test(one) && /\w/.test(other))
      return text.slice(0, at) + other + one + text.slice(at + 2);
  }
  return text;
}

// Many runs, on machines that are busy with other things.
vi.setConfig({ testTimeout: 120_000 });

describe('every typo', () => {
  it.each(names)('in a name, a path or an address of %s costs exactly one message', (name) => {
    const text = world.files.get(name) ?? '';
    const { tree } = readJson(text);
    if (!tree) expect.fail('The file is sound');
    for (const { start, end } of spotsOf(tree, false)) {
      const written = text.slice(start, end);
      const changed = misspelt(written);
      // "/" and ids are free: whatever they say is what they mean.
      if (changed === written) continue;
      const found = faultsOf(withFiles(world, { [name]: text.slice(0, start) + changed + text.slice(end) }));
      expect(found, `${written} became ${changed}`).toHaveLength(1);
    }
  });
});

describe('the check', () => {
  it('never throws for any content of a file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.jsonValue(), (name, where, junk) => {
        const text = world.files.get(name) ?? '';
        const { tree } = readJson(text);
        const spots = tree
          ? [...spotsOf(tree, true), { start: tree.start, end: tree.end, isName: false }]
          : [];
        const spot = spots[where % spots.length];
        if (!spot) return;
        // As JSON: String throws for what has a toString of its own.
        const written = JSON.stringify(junk);
        const patch = spot.isName ? JSON.stringify(written) : written;
        const { diagnostics } = check(
          withFiles(world, { [name]: text.slice(0, spot.start) + patch + text.slice(spot.end) }),
        );
        for (const { range } of diagnostics) expect(range.line).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it('reports a second "each" with the name of a property that all objects have', () => {
    const [name, text] = [...world.files].find(([, each]) => each.includes('"show": {')) ?? ['', ''];
    const changed = text.replace('"show": {', '"show": { "each": { "toString": 0 }, "show": 1,');
    const found = check(withFiles(world, { [name]: changed })).diagnostics;
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'second-each', data: { path: '{"toString":0}' } }),
    );
  });

  it('never throws for files cut off or scrambled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.nat(30),
        fc.string({ maxLength: 3 }),
        (name, where, length, patch) => {
          const text = world.files.get(name) ?? '';
          // Within the value: a file that has lost only its last line end is whole.
          const at = where % text.trimEnd().length;
          check(withFiles(world, { [name]: text.slice(0, at) + patch + text.slice(at + length) }));
          expect(check(withFiles(world, { [name]: text.slice(0, at) })).diagnostics.length).toBeGreaterThan(
            0,
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
