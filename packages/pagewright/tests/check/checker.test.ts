import { describe, expect, it } from 'vitest';
import { check, createChecker } from '../../src/check/check.ts';
import type { Workspace } from '../../src/check/diagnostics/workspace.ts';
import { readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const text = (name: string) => fixtureSite.files.get(name) ?? '';

/** Edits in order: a file, the text to replace, and its replacement. Most are mistakes. */
const edits: readonly (readonly [name: string, from: string, to: string])[] = [
  ['home.json', '"banner"', '"baner"'],
  ['service.json', '/services/:slug', '/servces/:slug'],
  ['_site.json', '"prose"', '"prsoe"'],
  ['_fallbacks/service.json', '"Security"', '7'],
  ['home.json', '"blocks": [', '"blocks": [ {'],
];

it('marks queries that only the build refreshes', () => {
  const withRefresh = (refresh: string) =>
    text('service.json').replace('"source": "service"', `"source": "service", "refresh": "${refresh}"`);
  const refreshed = (refresh: string) =>
    check(withFiles(fixtureSite, { 'service.json': withRefresh(refresh) }))
      .pages.flatMap(({ queries }) => Object.values(queries))
      .filter((query) => query.refresh === 'build')
      .map(({ source }) => source);
  expect(refreshed('build')).toEqual(['service']);
  expect(refreshed('visit')).toEqual([]);
});

describe('a checker with a cache', () => {
  it('reports the same as a new checker after each edit', () => {
    const checkAgain = createChecker();
    let changed: Workspace = fixtureSite;
    for (const [name, from, to] of edits) {
      changed = withFiles(changed, { [name]: (changed.files.get(name) ?? '').replace(from, to) });
      expect(checkAgain(changed)).toEqual(check(changed));
    }
    for (const [name] of edits) changed = withFiles(changed, { [name]: text(name) });
    expect(checkAgain(changed)).toEqual(check(fixtureSite));
  });

  it('reports the effects of changed schemas, images, code and public files', () => {
    const checkAgain = createChecker();
    const { banner: _, ...blocks } = Object.fromEntries(fixtureSite.schemas.blocks);
    const problem = { problem: 'no-entry', file: 'registry.ts' } as const;
    const withBrokenBlock = (type: string) => {
      const code = fixtureSite.code;
      return {
        ...fixtureSite,
        code: { ...code, blocks: { ...code.blocks, broken: new Map([[type, problem]]) } },
      };
    };
    const workspaces = [
      fixtureSite,
      { ...fixtureSite, schemas: { ...fixtureSite.schemas, blocks: new Map(Object.entries(blocks)) } },
      { ...fixtureSite, images: { '/plates/bridge.avif': { width: 3, height: 2 } } },
      { ...fixtureSite, publicFiles: new Set<string>() },
      withBrokenBlock('banner'),
      withBrokenBlock('prose'),
      withFiles(fixtureSite, { 'service.json': undefined }),
      withFiles(fixtureSite, { '_languages/fr.json': {} }),
      fixtureSite,
    ];
    for (const each of workspaces) expect(checkAgain(each)).toEqual(check(each));
  });

  it('compiles only the edited page again', () => {
    const checkAgain = createChecker();
    const before = checkAgain(fixtureSite).pages;
    const after = checkAgain(
      withFiles(fixtureSite, {
        'home.json': text('home.json').replace('"description": "', '"description": "Edited. '),
      }),
    ).pages;
    const kept = after.filter((page) => before.includes(page));
    expect(kept.map(({ file }) => file)).toEqual(['service.json']);
    expect(after).toHaveLength(before.length);
  });
});
