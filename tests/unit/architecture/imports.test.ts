import { describe, expect, it } from 'vitest';
import { codeOf, filesBelow, importsOf, namedImports, sourceFiles } from './project-files.ts';

const engine = 'packages/pagewright/src';
/** The window of the studio, and its code in the frame. */
const theStudio = 'packages/pagewright-studio/src/browser';

/** Folders that any folder of the engine may import. They import only each other. */
const ground = ['generated', 'json', 'memory', 'site-types'];

/** The folders of the engine and of the site, and the folders that each may import besides the ground. */
const directions: { readonly [folder: string]: readonly string[] } = {
  generated: [],
  json: [],
  memory: [],
  'site-types': [],
  schema: ['content'],
  grammar: ['schema'],
  config: ['grammar', 'schema'],
  content: [],
  project: ['content', 'schema'],
  check: ['config', 'grammar', 'project', 'schema'],
  'content-styles': [],
  editor: ['config', 'check', 'grammar', 'schema'],
  explain: ['config', 'check', 'editor', 'grammar', 'schema'],
  render: ['content', 'grammar'],
  gallery: ['content', 'render'],
  testing: ['content', 'grammar', 'render'],
  signing: ['content'],
  pipeline: ['check', 'config', 'content', 'editor', 'grammar', 'project', 'render', 'schema'],
  server: ['content', 'grammar', 'pipeline', 'render', 'schema', 'signing'],
  tooling: [
    'check',
    'config',
    'content',
    'editor',
    'explain',
    'gallery',
    'grammar',
    'pipeline',
    'render',
    'schema',
  ],
  'tooling-node': ['editor', 'node', 'pipeline', 'project'],
  node: [
    'check',
    'config',
    'content',
    'editor',
    'explain',
    'grammar',
    'pipeline',
    'project',
    'render',
    'schema',
    'server',
    'signing',
    'tooling',
  ],
  'src/blocks': ['src/ui'],
  'src/generated': [],
  'src/layout': ['src/ui'],
  'src/sources': [],
  'src/states': ['src/ui'],
  'src/styles': [],
  'src/ui': [],
};

/** Files outside the folders. No folder imports them. */
const filesOutside = ['site.ts'];

/** Doors for tools. Each counts as a folder; the first, with the folder that has its groups. */
const doors: { readonly [file: string]: string } = {
  [`${engine}/tooling.ts`]: 'tooling',
  [`${engine}/tooling-node.ts`]: 'tooling-node',
};

const folderOf = (file: string) => {
  const [first, second, third, fourth, fifth] = file.split('/');
  if (file.startsWith(`${engine}/`)) return fifth === undefined ? (doors[file] ?? '') : (fourth ?? '');
  return first === 'src' && third !== undefined ? `src/${second}` : '';
};
const folders = [...new Set([...filesBelow('src'), ...filesBelow(engine)].map(folderOf))].filter(
  (folder) => folder !== '',
);

/** Each import from one folder into another. */
const crossings = sourceFiles().flatMap((file) =>
  importsOf(file)
    .filter((to) => /^(src|packages\/pagewright\/src)\//.test(to) && folderOf(to) !== folderOf(file))
    .map((to) => ({ file, to, from: folderOf(file), into: folderOf(to) })),
);

describe('imports run one way', () => {
  it('cover every folder and every file outside the folders', () => {
    expect(folders.toSorted()).toEqual(Object.keys(directions).toSorted());
    const outside = filesBelow('src').filter((file) => file.split('/').length === 2);
    expect(outside.map((file) => file.slice(4)).toSorted()).toEqual(filesOutside);
  });

  it.each(Object.keys(directions))('from %s only into the listed folders', (folder) => {
    // Files outside the folders are doors for others. No folder imports them.
    const allowed = [
      ...(directions[folder] ?? []),
      ...(folder.startsWith('src/') ? ['src/generated'] : ground),
    ];
    const astray = crossings.filter(({ from, into }) => from === folder && !allowed.includes(into));
    expect(astray.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('from the site into the engine only by package name', () => {
    const into = crossings.filter(({ file, to }) => file.startsWith('src/') && to.startsWith('packages/'));
    expect(into.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('never from the engine into the site', () => {
    const into = crossings.filter(({ file, to }) => file.startsWith(engine) && to.startsWith('src/'));
    expect(into.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
  });

  it('into node only from the door for tools, from tests and from scripts', () => {
    const intoNode = crossings.filter(({ into, from }) => into === 'node' && from !== 'tooling-node');
    expect(intoNode).toEqual([]);
  });

  it('never from one block into another', () => {
    const typeOf = (file: string) => file.split('/')[2] ?? '';
    const between = sourceFiles()
      .filter((file) => file.startsWith('src/blocks/') && file !== 'src/blocks/block-registry.ts')
      .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
      .filter(({ file, to }) => to.startsWith('src/blocks/') && typeOf(to) !== typeOf(file));
    expect(between).toEqual([]);
  });
});

/**
 * The folders inside the rooms, and the files of the room that they import. Each imports only from the lines above its own. Folders of
 * one line import nothing of each other. All other files of the room may import every folder, and no folder imports them.
 */
const inside: { readonly [room: string]: readonly (readonly string[])[] } = {
  check: [
    ['meant'],
    ['codes'],
    ['diagnostics'],
    ['schemas'],
    ['structure'],
    ['recover', 'files'],
    ['facts'],
    ['paging', 'rules'],
    ['sections'],
    ['common-checker.ts'],
    ['pages'],
    ['check.ts'],
    ['fixes'],
    ['versions'],
    ['printers'],
  ],
  config: [
    ['keys'],
    ['config-kind.ts', 'constructs.ts'],
    ['walk-blocks.ts'],
    ['files'],
    ['schemas'],
    ['read'],
    ['sections'],
  ],
  grammar: [
    ['path.ts', 'path-names.ts'],
    [
      'block-limits.ts',
      'conditions.ts',
      'schedule.ts',
      'url-params.ts',
      'string-value.ts',
      'binding-forms.ts',
    ],
    ['plans'],
    ['compile'],
  ],
  node: [
    ['engine-file.ts', 'files'],
    ['project-package.ts'],
    ['git', 'output'],
    ['images', 'share', 'threads'],
    ['vite'],
    ['builds'],
    ['explain', 'fix', 'scaffold', 'serving'],
    ['impact', 'starter', 'tooling'],
    ['commands'],
  ],
  pipeline: [
    ['warnings.ts', 'explained-error.ts', 'files-below.ts'],
    ['code'],
    ['project'],
    ['reading', 'share', 'site'],
    ['queries'],
    ['pages'],
    ['links'],
    ['drafts'],
    ['policy'],
    ['files', 'generate'],
    ['redirects'],
  ],
  render: [
    ['site-path.ts', 'when-idle.ts', 'send-message.ts', 'ErrorBoundary.tsx'],
    ['document', 'head', 'headings', 'players'],
    ['reporting'],
    ['scripts'],
    ['early'],
    ['queries'],
    ['site-definition.ts'],
    ['blocks'],
    ['site-code.ts'],
    ['SiteContexts.tsx'],
    ['routing'],
    ['page'],
    ['preview'],
  ],
  server: [['server-context.ts', 'site-record.ts'], ['caching'], ['pages'], ['listings']],
  [theStudio]: [
    ['drafts'],
    ['edits', 'names'],
    ['controls', 'reorder', 'reveal'],
    ['connection'],
    ['shell'],
    ['problems'],
    ['stages'],
    ['field'],
    ['data'],
    ['pickers'],
    ['form'],
    ['json', 'pages', 'preview'],
    ['frame', 'publish', 'sections'],
    ['window'],
  ],
};
/** Any folder of the studio's window imports the files of the room. Styles have no order. */
const withOpenFiles = [theStudio];
const withoutOrder = ['styles'];

describe.each(Object.entries(inside))('the folders of %s', (room, order) => {
  const folder = room === theStudio ? room : `${engine}/${room}`;
  const partOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? '';
  const isFolder = (file: string) => file.slice(folder.length + 1).includes('/');
  const levelOf = (file: string) => {
    const level = order.findIndex((parts) => parts.includes(partOf(file)));
    if (level >= 0) return level;
    return withOpenFiles.includes(room) ? -1 : order.length;
  };

  it('have a place in the order', () => {
    const folders = new Set(filesBelow(folder).filter(isFolder).map(partOf));
    const listed = order.flat().filter((part) => !part.includes('.'));
    expect([...folders].filter((part) => !withoutOrder.includes(part)).toSorted()).toEqual(listed.toSorted());
  });

  it('import only from those above them', () => {
    const files = sourceFiles().filter(
      (file) => file.startsWith(`${folder}/`) && order.flat().includes(partOf(file)),
    );
    const astray = files.flatMap((file) =>
      importsOf(file)
        .filter((to) => to.startsWith(`${folder}/`) && partOf(to) !== partOf(file))
        .filter((to) => levelOf(to) >= levelOf(file))
        .map((to) => `${file} -> ${to}`),
    );
    expect(astray).toEqual([]);
  });
});

describe('config, grammar and schema are pure', () => {
  const files = sourceFiles().filter((file) =>
    /^packages\/pagewright\/src\/(config|grammar|schema)\//.test(file),
  );

  it('import no Node modules and no packages, except leven', () => {
    for (const file of files)
      expect(
        namedImports(file).filter((to) => !/^\.|^leven$/.test(to)),
        file,
      ).toEqual([]);
  });

  it('use no DOM, network, disk or clock', () => {
    const impure =
      /\b(?:document|window|globalThis|fetch|process|console|localStorage|sessionStorage|setTimeout|performance)\b|Date\.now|Math\.random|new Date\b/;
    for (const file of files) expect(codeOf(file), file).not.toMatch(impure);
  });

  it('export to browsers only fill, the limits and conditions of blocks, the route matcher and values of the URL', () => {
    const browser = new Set(
      sourceFiles()
        .filter((file) => /^(src\/|packages\/pagewright\/src\/render\/)/.test(file))
        .flatMap((file) => [...codeOf(file).matchAll(/^import (?!type)[^;]*?'([^']*\/grammar\/[^']+)'/gm)])
        .map(([, to]) => to ?? '')
        .map((to) => to.split('/').at(-1)),
    );
    expect([...browser].toSorted()).toEqual([
      'block-limits.ts',
      'conditions.ts',
      'fill.ts',
      'page-numbers.ts',
      'plan-at-url.ts',
      'route-pattern.ts',
      'url-params.ts',
    ]);
    expect(
      importsOf('packages/pagewright/src/grammar/fill.ts').filter((to) => !/path\.ts$|\/plans\//.test(to)),
    ).toEqual([]);
  });
});

describe.each(['check', 'editor', 'explain'])('%s does not access the disk', (folder) => {
  it('imports no Node module, except what only commands use', () => {
    const files = sourceFiles().filter((file) => file.startsWith(`${engine}/${folder}/`));
    for (const file of files) expect(namedImports(file).filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});

describe('the pipeline does not access the disk', () => {
  it('imports no Node module, except to read the site', () => {
    const files = sourceFiles().filter(
      (file) => /\/pipeline\/(?!(code|project|site)\/|files-below\.ts)/.test(file) && file.startsWith(engine),
    );
    const imports = files.flatMap((file) =>
      namedImports(file).flatMap((to) => (to.startsWith('node:') ? [`${file} -> ${to}`] : [])),
    );
    expect(imports).toEqual([]);
  });
});

describe('code for browsers', () => {
  it('has no eval and no functions from strings, which the content security policy forbids', () => {
    const files = sourceFiles().filter((file) => !/src\/(node|pipeline|project)\//.test(file));
    for (const file of files) expect(codeOf(file), file).not.toMatch(/\beval\(|new Function\b/);
  });

  it('imports no Node module, except what only commands use', () => {
    const files = sourceFiles().filter((file) => !/src\/(node|pipeline|project)\//.test(file));
    for (const file of files) expect(namedImports(file).filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});
