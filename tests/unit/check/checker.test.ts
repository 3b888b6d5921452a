import { describe, expect, it } from 'vitest';
import { check, createChecker } from '../../../packages/pagewright/src/check/check.ts';
import type { Workspace } from '../../../packages/pagewright/src/check/workspace.ts';
import { readWorld, withFiles } from './page-world.ts';

const world = readWorld();
const text = (name: string) => world.files.get(name) ?? '';

/** Edits after each other, each with the words that it replaces. Most of them are mistakes. */
const edits: readonly (readonly [name: string, from: string, to: string])[] = [
  ['home.json', '"banner"', '"baner"'],
  ['service.json', '/services/:slug', '/servces/:slug'],
  ['_site.json', '"prose"', '"prsoe"'],
  ['_fallbacks/service.json', '"Security"', '7'],
  ['home.json', '"blocks": [', '"blocks": [ {'],
];

describe('a check that remembers', () => {
  it('finds after each edit what a check without a memory finds', () => {
    const checkAgain = createChecker();
    let changed: Workspace = world;
    for (const [name, from, to] of edits) {
      changed = withFiles(changed, { [name]: (changed.files.get(name) ?? '').replace(from, to) });
      expect(checkAgain(changed)).toEqual(check(changed));
    }
    for (const [name] of edits) changed = withFiles(changed, { [name]: text(name) });
    expect(checkAgain(changed)).toEqual(check(world));
  });

  it('finds what other schemas, images, code and public files change', () => {
    const checkAgain = createChecker();
    const { banner: _, ...blocks } = Object.fromEntries(world.schemas.blocks);
    const problem = { problem: 'no-entry', file: 'registry.ts' } as const;
    const worlds = [
      world,
      { ...world, schemas: { ...world.schemas, blocks: new Map(Object.entries(blocks)) } },
      { ...world, images: { '/plates/bridge.avif': { width: 3, height: 2 } } },
      { ...world, publicFiles: new Set<string>() },
      {
        ...world,
        code: { ...world.code, blocks: { ...world.code.blocks, broken: new Map([['banner', problem]]) } },
      },
      withFiles(world, { 'service.json': undefined }),
      world,
    ];
    for (const each of worlds) expect(checkAgain(each)).toEqual(check(each));
  });

  it('compiles after an edit only the page that was edited', () => {
    const checkAgain = createChecker();
    const before = checkAgain(world).pages;
    const after = checkAgain(
      withFiles(world, {
        'home.json': text('home.json').replace('"description": "', '"description": "Edited. '),
      }),
    ).pages;
    const kept = after.filter((page) => before.includes(page));
    expect(kept.map(({ file }) => file)).toEqual(['service.json']);
    expect(after).toHaveLength(before.length);
  });
});
