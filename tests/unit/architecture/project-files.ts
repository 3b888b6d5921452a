import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Names that `.gitignore` keeps out everywhere, paths that it keeps out at the root, and the repository's own folder. */
const ignored = new Set([
  '.git',
  ...textOf('.gitignore')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean),
]);

/**
 * Files below a folder of the project that belong to it, sorted, as paths below the project. Read from the disk, so
 * that a new file counts before it is committed and no git is needed.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !ignored.has(`/${path.posix.join(folder, name)}`))
    .filter(({ name }) => !name.endsWith('.local'))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** True when a file or folder stands at a path below the project. */
export function stands(file: string): boolean {
  return existsSync(path.join(root, file));
}

export function isFolder(file: string): boolean {
  return stands(file) && statSync(path.join(root, file)).isDirectory();
}

/** Source files written by hand: the TypeScript of the site and of the engine, but for what is generated. */
export function sourceFiles(): string[] {
  return ['src', 'packages/pagewright/src']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));
}

/** The code of a file without its comments, so that words in prose are not taken for code. */
export function codeOf(file: string): string {
  return textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** What a file imports, as it is written there: by a statement at the beginning of a line, or by `import()`. */
export function namedImports(file: string): string[] {
  // Code that is written into other files stands in templates.
  const code = codeOf(file).replace(/`(?:[^`\\]|\\.)*`/g, '``');
  const statements = code.matchAll(/^(?:import|export)\b(?:[^;'"`]*?\bfrom)?\s*'([^']+)'/gm);
  const calls = code.matchAll(/\bimport\('([^']+)'\)/g);
  return [...statements, ...calls].map(([, to]) => to ?? '');
}

/** Files below the project that a file imports. */
export function importsOf(file: string): string[] {
  return namedImports(file)
    .filter((to) => to.startsWith('.'))
    .map((to) => path.posix.join(path.posix.dirname(file), to));
}
