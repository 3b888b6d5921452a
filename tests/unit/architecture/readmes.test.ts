import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, isFolder, pathExists, textOf } from './project-files.ts';

const files = filesBelow('.');
const readmes = files.filter((file) => path.posix.basename(file) === 'README.md');
// The guide names files of another site; its own test checks them.
const documents = filesBelow('docs').filter(
  (file) => file.endsWith('.md') && !file.endsWith('/your-own-site.md'),
);

/** The READMEs that lead through a package, its code and its tests. */
const rooms = readmes.filter((file) =>
  /^(?:packages\/[\w-]+\/(?:(?:src|tests)\/(?:.+\/)?)?|scripts\/|tests\/)README\.md$/.test(file),
);

/** Output, which is not in the repository. Documents may name it. */
const output =
  /^(schemas\/)?\w+\.schema\.json$|^(dist|dist-server|dist-edge|shots|\.pagewright|test-results|node_modules)(\/|$)/;

/** Paths in links, and code spans that look like paths. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => to ?? '');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span]) => span ?? '')
    .filter((span) => /^\.{0,2}[\w.-]*\/?[\w./<>*-]*$/.test(span))
    .filter((span) => /\//.test(span) || /\.(ts|tsx|css|json|md|html|woff2|txt|php)$/.test(span))
    .filter(
      (span) =>
        !span.startsWith('/') &&
        !/^(application|text|image|wp|custom|pagewright(-wordpress)?)\/|^wp-\w+\.php$/.test(span),
    );
  return [...links, ...spans];
}

/** The names of the files below a folder. */
function namesBelow(folder: string): ReadonlySet<string> {
  const within = files.filter((file) => folder === '.' || file.startsWith(`${folder}/`));
  return new Set(within.map((file) => path.posix.basename(file)));
}

const names = namesBelow('.');
const configNames = namesBelow('page-configs');

/**
 * Whether a path exists in the project, in the folder of its document or the parent folder, or in `page-configs/`. Of a pattern with
 * `<name>` or `*`, only the folders before it must exist. A name without a folder belongs to a file below the README that names it, or to a
 * page config. In other documents it may belong to any file.
 */
function exists(named: string, document: string): boolean {
  const fixed = named.replace(/[^/]*[<*…].*$/, '');
  if (fixed === '' || fixed === './' || output.test(fixed)) return true;
  const folder = path.posix.dirname(document);
  if (!fixed.includes('/')) {
    const known = readmes.includes(document) ? namesBelow(folder) : names;
    return known.has(fixed) || configNames.has(fixed) || pathExists(fixed);
  }
  return ['', folder, path.posix.dirname(folder), 'page-configs'].some((below) =>
    pathExists(path.posix.join(below, fixed)),
  );
}

describe('READMEs', () => {
  it('exist in every folder', () => {
    const folders = filesBelow('src')
      .map((file) => file.split('/').slice(0, 2).join('/'))
      .filter((folder) => isFolder(folder) && folder !== 'src/generated' && folder !== 'src/states');
    const others = ['page-configs', 'schemas', 'scripts', 'tests', 'packages/pagewright-wordpress'];
    for (const folder of new Set([...folders, ...others]))
      expect(readmes, folder).toContain(`${folder}/README.md`);
  });

  it.each(readmes)('%s names only paths that exist', (readme) => {
    const missing = pathsIn(textOf(readme)).filter((named) => !exists(named, readme));
    expect(missing).toEqual([]);
  });

  it('name only functions, types and settings that exist', () => {
    const code = files.filter((file) => /^(?:packages|src|tests)\/.+\.(?:tsx?|php)$/.test(file)).map(textOf);
    const existing = new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
    const named = readmes.flatMap((readme) =>
      [...textOf(readme).matchAll(/`([A-Za-z_]+[A-Z_]\w*)(?:\([^`]*\))?`/g)].map(([, name = '']) => ({
        readme,
        name,
      })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !existing.has(name))).toEqual([]);
  });

  it.each(rooms)('%s names every folder next to it', (readme) => {
    const room = path.posix.dirname(readme);
    const folders = files
      .filter((file) => file.startsWith(`${room}/`))
      .map((file) => file.slice(room.length + 1).split('/'))
      .flatMap(([folder, ...rest]) => (folder !== undefined && rest.length > 0 ? [folder] : []));
    const text = textOf(readme);
    expect(
      [...new Set(folders)].filter((folder) => !new RegExp(`\`(?:[\\w-]+/)*${folder}/`).test(text)),
    ).toEqual([]);
  });

  it('of the project and of the engine name every room', () => {
    const topFolders = files.flatMap((file) =>
      /^\w/.test(file) && file.includes('/') ? [file.split('/')[0]] : [],
    );
    const map = textOf('README.md');
    expect([...new Set(topFolders)].filter((folder) => !map.includes(`\`${folder}/`))).toEqual([]);
    const engineFolders = filesBelow('packages/pagewright/src').flatMap(
      (file) => /src\/([\w-]+)\//.exec(file)?.[1] ?? [],
    );
    const engine = textOf('packages/pagewright/src/README.md');
    expect([...new Set(engineFolders)].filter((folder) => !engine.includes(`\`${folder}/`))).toEqual([]);
  });

  it('of folders have at most 60 lines', () => {
    // The index of decisions has a line for each.
    const lists = ['README.md', 'docs/decisions/README.md'];
    const long = readmes
      .filter((readme) => !lists.includes(readme))
      .map((readme) => ({ readme, lines: textOf(readme).split('\n').length }))
      .filter(({ lines }) => lines > 60);
    expect(long).toEqual([]);
  });

  it('of folders state what does not belong there', () => {
    const folders = readmes.filter((readme) => /^src\/\w+\/README/.test(readme));
    for (const readme of folders)
      expect(textOf(readme), readme).toMatch(/\*\*Does not:\*\*|does not belong/i);
  });
});

/** The packages on npm. */
const published = [
  'create-pagewright',
  'pagewright',
  'pagewright-language-server',
  'pagewright-studio',
  'pagewright-wordpress',
];

describe('the README of a package', () => {
  it.each(published)('of %s links only to files that npm packs with it', (name) => {
    const { files: packed }: { files: readonly string[] } = JSON.parse(
      textOf(`packages/${name}/package.json`),
    );
    const links = [...textOf(`packages/${name}/README.md`).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
    const astray = links
      .map(([, to = '']) => to)
      .filter((to) => !packed.some((each) => to === each || to.startsWith(`${each}/`)));
    expect(astray).toEqual([]);
  });

  it.each(published)('names every export of %s', (name) => {
    const manifest: { exports: object } = JSON.parse(textOf(`packages/${name}/package.json`));
    const readme = textOf(`packages/${name}/README.md`);
    const imports = Object.keys(manifest.exports).map((subpath) => path.posix.join(name, subpath));
    expect(imports.filter((specifier) => !readme.includes(`\`${specifier}\``))).toEqual([]);
    expect(imports.length).toBeLessThanOrEqual(18);
  });
});

describe('documents', () => {
  it('lead to every page of docs/, over at most one other page', () => {
    const linked = (document: string) =>
      [...textOf(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) =>
        path.posix.normalize(path.posix.join(path.posix.dirname(document), to ?? '')),
      );
    const first = linked('README.md');
    const pages = first.filter((each) => each.endsWith('.md') && pathExists(each));
    const reached = new Set([...first, ...pages.flatMap(linked)]);
    const unreached = filesBelow('docs')
      .filter((file) => file.endsWith('.md'))
      .filter((file) => !reached.has(file) && !reached.has(`${path.posix.dirname(file)}/`));
    expect(unreached).toEqual([]);
  });

  it('link only to headings that exist', () => {
    const anchorsOf = (document: string) =>
      [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      );
    const links = [...readmes, ...documents].flatMap((document) =>
      [...textOf(document).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(
        ([, to = '', anchor = '']) => ({
          document,
          to: to === '' ? document : path.posix.join(path.posix.dirname(document), to),
          anchor,
        }),
      ),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([]);
  });

  it.each(documents)('%s names only paths that exist', (document) => {
    const missing = pathsIn(textOf(document)).filter((named) => !exists(named, document));
    expect(missing).toEqual([]);
  });
});

describe('scripts', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

  it('in READMEs and documents exist', () => {
    const named = [...readmes, ...documents].flatMap((file) =>
      [...textOf(file).matchAll(/`npm run ([\w:]+?)(?=[ `])/g)].map(([, script]) => ({
        file,
        script: script ?? '',
      })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  it('for tests all run in npm test, or it lists them as not run at its end, except test:quick, which is a subset', () => {
    expect(scripts.test).toBe('tsx tests/suites-command.ts');
    const suites = textOf('tests/suites-command.ts');
    for (const script of Object.keys(scripts).filter((name) =>
      /^test:(?!quick|exhaustive|browsers)/.test(name),
    ))
      expect(suites).toContain(`'${script.slice('test:'.length)}'`);
    for (const script of ['test:exhaustive', 'test:browsers']) expect(suites).toContain(`npm run ${script}'`);
    const quick = [...(scripts['test:quick'] ?? '').matchAll(/npm:([\w:]+)/g)].map(([, name]) => name);
    expect(quick.length).toBeGreaterThan(2);
    for (const name of quick) expect(Object.keys(scripts)).toContain(name);
  });

  it('have a row in the README, except for the one that npm runs itself', () => {
    const readmeText = textOf('README.md');
    for (const name of Object.keys(scripts).filter(
      (script) => !script.includes(':') && script !== 'prepare',
    )) {
      expect(readmeText, name).toMatch(new RegExp(`\\| \`npm (run )?${name}\\b`));
    }
  });
});
