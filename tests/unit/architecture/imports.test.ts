import { describe, expect, it } from 'vitest';
import { codeOf, filesBelow, importsOf, isFolder, namedImports, sourceFiles } from './project-files.ts';

/** The rooms of `src/`, and into which others each may look. Everybody may look into `generated`. */
const directions: { readonly [room: string]: readonly string[] } = {
  bindings: ['sanitising'],
  blocks: ['ui'],
  build: ['bindings', 'page', 'routing', 'sanitising', 'server.tsx', 'sources', 'validation'],
  gallery: ['blocks', 'page', 'sanitising', 'styles', 'ui'],
  generated: ['sources'],
  layout: ['ui'],
  page: ['bindings', 'blocks', 'reporting', 'routing', 'sanitising', 'sources', 'ui'],
  reporting: [],
  routing: [],
  sanitising: [],
  sources: ['sanitising'],
  styles: [],
  ui: ['sanitising'],
  validation: ['bindings', 'routing'],
};

/** Files that belong to no room: where rooms meet. None of them is imported by a room. */
const meeting = ['App.tsx', 'main.tsx', 'server.tsx', 'settings.ts'];

const roomOf = (file: string) => file.split('/')[1] ?? '';
const rooms = [...new Set(filesBelow('src').map(roomOf))].filter((name) => isFolder(`src/${name}`));

/** `from -> to` for each import that leaves its room and stays in `src/`. */
const crossings = sourceFiles().flatMap((file) =>
  importsOf(file)
    .filter((to) => to.startsWith('src/') && roomOf(to) !== roomOf(file))
    .map((to) => ({ file, to, from: roomOf(file), into: roomOf(to) })),
);

describe('imports run one way', () => {
  it('knows every room and every file outside of rooms', () => {
    expect(rooms.toSorted()).toEqual(Object.keys(directions).toSorted());
    const outside = filesBelow('src').filter((file) => file.split('/').length === 2);
    expect(outside.map(roomOf).toSorted()).toEqual(meeting);
  });

  it.each(Object.keys(directions))('from %s only into the rooms below it', (room) => {
    const allowed = [...(directions[room] ?? []), 'generated'];
    const astray = crossings.filter(({ from, into }) => from === room && !allowed.includes(into));
    expect(astray.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('never in a circle', () => {
    const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
      (directions[from] ?? []).some((next) => {
        if (next === target) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return reaches(next, target, seen);
      });
    expect(Object.keys(directions).filter((room) => room !== 'generated' && reaches(room, room))).toEqual([]);
  });

  it('into build from nowhere, but from tests and scripts', () => {
    const inside = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && roomOf(file) !== 'build');
    const intoBuild = inside.filter((file) => importsOf(file).some((to) => to.startsWith('src/build/')));
    expect(intoBuild).toEqual([]);
  });

  it('out of src only from build, to the configuration and the content that comes with the site', () => {
    const outward = sourceFiles().flatMap((file) =>
      importsOf(file)
        .filter((to) => !to.startsWith('src/'))
        .map((to) => ({ file, to })),
    );
    expect(outward.filter(({ file }) => roomOf(file) !== 'build')).toEqual([]);
    for (const { to } of outward)
      expect(to).toMatch(/^(vite\.config\.ts|wordpress\/(?:demo|real)-service\/)/);
  });

  it('of blocks never into another block', () => {
    const typeOf = (file: string) => file.split('/')[2] ?? '';
    const between = sourceFiles()
      .filter((file) => file.startsWith('src/blocks/') && file !== 'src/blocks/block-registry.ts')
      .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
      .filter(({ file, to }) => to.startsWith('src/blocks/') && typeOf(to) !== typeOf(file));
    expect(between).toEqual([]);
  });

  it('of page into the registry of blocks, and no further', () => {
    const into = crossings.filter(({ from, into: to }) => from === 'page' && to === 'blocks');
    expect(new Set(into.map(({ to }) => to))).toEqual(new Set(['src/blocks/block-registry.ts']));
  });
});

describe('bindings are pure', () => {
  const files = sourceFiles().filter((file) => file.startsWith('src/bindings/'));

  it('import neither Node nor packages, but for the distance between words', () => {
    for (const file of files)
      expect(
        namedImports(file).filter((to) => !/^\.|^leven$/.test(to)),
        file,
      ).toEqual([]);
  });

  it('touch no page, no network, no disk and no clock', () => {
    const impure =
      /\b(?:document|window|globalThis|fetch|process|console|localStorage|sessionStorage|setTimeout|performance)\b|Date\.now|Math\.random|new Date\b/;
    for (const file of files) expect(codeOf(file), file).not.toMatch(impure);
  });

  it('bring only fill and guard to browsers', () => {
    const browser = new Set(
      sourceFiles()
        .filter((file) => /^src\/(page|blocks|ui|layout|reporting|App|main)/.test(file))
        .flatMap((file) => [...codeOf(file).matchAll(/^import (?!type)[^;]*?'([^']*\/bindings\/[^']+)'/gm)])
        .map(([, to]) => to ?? '')
        .map((to) => to.split('/').at(-1)),
    );
    expect([...browser]).toEqual(['fill.ts']);
    expect(importsOf('src/bindings/fill.ts').filter((to) => !/plan\.ts$/.test(to))).toEqual([
      'src/bindings/guard.ts',
      'src/bindings/without-duplicates.ts',
    ]);
  });
});

describe('validation touches no disk', () => {
  it('imports no module of Node', () => {
    const files = sourceFiles().filter((file) => file.startsWith('src/validation/'));
    for (const file of files) expect(namedImports(file).filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});

describe('what runs in browsers', () => {
  it('is free of eval and of functions made of text, which the content policy forbids', () => {
    const files = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/build/'));
    for (const file of files) expect(codeOf(file), file).not.toMatch(/\beval\(|new Function\b/);
  });

  it('imports no module of Node', () => {
    const files = sourceFiles().filter((file) => !file.startsWith('src/build/'));
    for (const file of files) expect(namedImports(file).filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});
