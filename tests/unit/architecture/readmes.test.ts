import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, isFolder, stands, textOf } from './project-files.ts';

const readmes = filesBelow('.').filter((file) => path.posix.basename(file) === 'README.md');
// The guide is about the files of another site. Its own test follows it.
const documents = filesBelow('docs').filter(
  (file) => file.endsWith('.md') && !file.endsWith('/your-own-site.md'),
);

/** What a build or a run writes; documents may name it though it is not in the repository. */
const written = /^(dist|shots|\.pagewright|test-results|node_modules)(\/|$)/;

/** Paths that a document names: in links, and in `code` where it looks like one. Patterns with `<name>` or `*` count up to there. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => to ?? '');
  const words = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, word]) => word ?? '')
    .filter((word) => /^\.{0,2}[\w.-]*\/?[\w./<>*-]*$/.test(word))
    .filter((word) => /\//.test(word) || /\.(ts|tsx|css|json|md|html|woff2|txt)$/.test(word))
    .filter(
      (word) => !word.startsWith('/') && !/^(application|text|image|wp|custom|pagewright)\//.test(word),
    );
  return [...links, ...words];
}

const names = new Set(filesBelow('.').map((file) => path.posix.basename(file)));

/**
 * A path is true when it stands below the project, below the folder of the document that names it, or below
 * `page-configs/`, whose files are named as authors see them. A name without a folder is true if any file has it.
 */
function isTrue(named: string, document: string): boolean {
  const fixed = named.replace(/[^/]*[<*…].*$/, '');
  if (fixed === '' || fixed === './' || written.test(fixed)) return true;
  if (!fixed.includes('/')) return names.has(fixed) || stands(fixed);
  const folder = path.posix.dirname(document);
  return ['', folder, path.posix.dirname(folder), 'page-configs'].some((below) =>
    stands(path.posix.join(below, fixed)),
  );
}

describe('READMEs', () => {
  it('stand in every room', () => {
    const rooms = filesBelow('src')
      .map((file) => file.split('/').slice(0, 2).join('/'))
      .filter(
        (room) =>
          isFolder(room) && room !== 'src/generated' && room !== 'src/error-page' && room !== 'src/states',
      );
    const others = ['page-configs', 'schemas', 'scripts', 'tests', 'packages/pagewright-wordpress'];
    for (const room of new Set([...rooms, ...others])) expect(readmes, room).toContain(`${room}/README.md`);
  });

  it.each(readmes)('%s names only paths that exist', (readme) => {
    const astray = pathsIn(textOf(readme)).filter((named) => !isTrue(named, readme));
    expect(astray).toEqual([]);
  });

  it('of rooms fit one screen', () => {
    const long = readmes
      .filter((readme) => readme !== 'README.md')
      .map((readme) => ({ readme, lines: textOf(readme).split('\n').length }))
      .filter(({ lines }) => lines > 60);
    expect(long).toEqual([]);
  });

  it('of rooms say what does not belong there', () => {
    const rooms = readmes.filter((readme) => /^src\/\w+\/README/.test(readme));
    for (const readme of rooms) expect(textOf(readme), readme).toMatch(/\*\*Does not:\*\*|does not belong/i);
  });
});

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    const astray = pathsIn(textOf(document)).filter((named) => !isTrue(named, document));
    expect(astray).toEqual([]);
  });
});

describe('scripts', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

  it('that the READMEs name exist', () => {
    const named = [...readmes, ...documents].flatMap((file) =>
      [...textOf(file).matchAll(/`npm run ([\w:]+?)(?=[ `])/g)].map(([, script]) => ({
        file,
        script: script ?? '',
      })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  it('of tests all run in npm test, apart from test:quick, which is a part of it', () => {
    expect(scripts.test).toContain('"npm:test:*(!quick)"');
    const quick = [...(scripts['test:quick'] ?? '').matchAll(/npm:([\w:]+)/g)].map(([, name]) => name);
    expect(quick.length).toBeGreaterThan(2);
    for (const name of quick) expect(Object.keys(scripts)).toContain(name);
  });

  it('have their row in the README', () => {
    const told = textOf('README.md');
    for (const name of Object.keys(scripts).filter((script) => !script.includes(':') && script !== 'fonts')) {
      expect(told, name).toMatch(new RegExp(`\\| \`npm (run )?${name}\\b`));
    }
  });
});
