import { describe, expect, it } from 'vitest';
import { codeOf, filesBelow, importsOf, namedImports, sourceFiles } from './project-files.ts';

const engine = 'packages/pagewright/src';

/** The rooms of the engine and of the site, and into which others each may look. Everybody may look into `generated`. */
const directions: { readonly [room: string]: readonly string[] } = {
  grammar: ['schema'],
  schema: ['content', 'grammar'],
  content: [],
  check: ['grammar', 'schema'],
  render: ['content', 'grammar'],
  pipeline: ['check', 'content', 'grammar', 'render', 'schema'],
  node: ['check', 'content', 'grammar', 'pipeline', 'render', 'schema'],
  gallery: ['content', 'render'],
  generated: [],
  'src/blocks': ['src/ui'],
  'src/generated': [],
  'src/layout': ['src/ui'],
  'src/sources': [],
  'src/states': ['src/ui'],
  'src/styles': [],
  'src/ui': [],
};

/** Files that belong to no room: where rooms meet. None of them is imported by a room. */
const meeting = ['site.ts'];

const roomOf = (file: string) => {
  const [first, second, third, fourth, fifth] = file.split('/');
  if (file.startsWith(`${engine}/`)) return fifth === undefined ? '' : (fourth ?? '');
  return first === 'src' && third !== undefined ? `src/${second}` : '';
};
const rooms = [...new Set([...filesBelow('src'), ...filesBelow(engine)].map(roomOf))].filter(
  (room) => room !== '',
);

/** `from -> to` for each import that leaves its room. */
const crossings = sourceFiles().flatMap((file) =>
  importsOf(file)
    .filter((to) => /^(src|packages\/pagewright\/src)\//.test(to) && roomOf(to) !== roomOf(file))
    .map((to) => ({ file, to, from: roomOf(file), into: roomOf(to) })),
);

describe('imports run one way', () => {
  it('knows every room and every file outside of rooms', () => {
    expect(rooms.toSorted()).toEqual(Object.keys(directions).toSorted());
    const outside = filesBelow('src').filter((file) => file.split('/').length === 2);
    expect(outside.map((file) => file.slice(4)).toSorted()).toEqual(meeting);
  });

  it.each(Object.keys(directions))('from %s only into the rooms below it', (room) => {
    const allowed = [
      ...(directions[room] ?? []),
      room.startsWith('src/') ? 'src/generated' : 'generated',
      '',
    ];
    const astray = crossings.filter(({ from, into }) => from === room && !allowed.includes(into));
    expect(astray.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('from the site into the engine by the name of the package alone', () => {
    const into = crossings.filter(({ file, to }) => file.startsWith('src/') && to.startsWith('packages/'));
    expect(into.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('from the engine into no file of the site', () => {
    const into = crossings.filter(({ file, to }) => file.startsWith(engine) && to.startsWith('src/'));
    expect(into.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('into node from nowhere, but from tests and scripts', () => {
    const intoNode = crossings.filter(({ into }) => into === 'node');
    expect(intoNode).toEqual([]);
  });

  it('of blocks never into another block', () => {
    const typeOf = (file: string) => file.split('/')[2] ?? '';
    const between = sourceFiles()
      .filter((file) => file.startsWith('src/blocks/') && file !== 'src/blocks/block-registry.ts')
      .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
      .filter(({ file, to }) => to.startsWith('src/blocks/') && typeOf(to) !== typeOf(file));
    expect(between).toEqual([]);
  });
});

describe('grammar and schema are pure', () => {
  const files = sourceFiles().filter((file) => /^packages\/pagewright\/src\/(grammar|schema)\//.test(file));

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

  it('bring only fill and the route matcher to browsers', () => {
    const browser = new Set(
      sourceFiles()
        .filter((file) => /^(src\/|packages\/pagewright\/src\/render\/)/.test(file))
        .flatMap((file) => [...codeOf(file).matchAll(/^import (?!type)[^;]*?'([^']*\/grammar\/[^']+)'/gm)])
        .map(([, to]) => to ?? '')
        .map((to) => to.split('/').at(-1)),
    );
    expect([...browser].toSorted()).toEqual(['fill.ts', 'route-pattern.ts']);
    expect(
      importsOf('packages/pagewright/src/grammar/fill.ts').filter((to) => !/plan\.ts$/.test(to)),
    ).toEqual(['packages/pagewright/src/grammar/without-duplicates.ts']);
  });
});

describe('the check touches no disk', () => {
  it('imports no module of Node', () => {
    const files = sourceFiles().filter((file) => file.startsWith(`${engine}/check/`));
    for (const file of files) expect(namedImports(file).filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});

describe('the pipeline touches no disk', () => {
  it('imports no module of Node, except where it reads the site', () => {
    const files = sourceFiles().filter(
      (file) => /\/pipeline\/(?!site\/)/.test(file) && file.startsWith(engine),
    );
    const imports = files.flatMap((file) =>
      namedImports(file).flatMap((to) => (to.startsWith('node:') ? [`${file} -> ${to}`] : [])),
    );
    expect(imports).toEqual([]);
  });
});

describe('what runs in browsers', () => {
  it('is free of eval and of functions made of text, which the content policy forbids', () => {
    const files = sourceFiles().filter((file) => !/src\/(node|pipeline)\//.test(file));
    for (const file of files) expect(codeOf(file), file).not.toMatch(/\beval\(|new Function\b/);
  });

  it('imports no module of Node', () => {
    const files = sourceFiles().filter((file) => !/src\/(node|pipeline)\//.test(file));
    for (const file of files) expect(namedImports(file).filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});
