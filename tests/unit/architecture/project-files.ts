import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const texts = new Map<string, string>();

/** The text of a file, which most tests of this folder read again. */
export function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

const ignoreLines = textOf('.gitignore')
  .split('\n')
  .map((line) => line.trim().replace(/\/$/, ''))
  .filter(Boolean);

/** Names and root paths that `.gitignore` excludes, and the folder of git itself. */
const ignored = new Set(['.git', ...ignoreLines]);

/** Its patterns with `*`. */
const patterns = ignoreLines
  .filter((line) => line.includes('*'))
  .map((line) =>
    line
      .replace(/^\*\*\//, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*'),
  )
  .map((pattern) => new RegExp(`(?:^|/)${pattern}$`));

/**
 * Files in a folder of the project, without ignored files, as sorted paths relative to the project. Reads the disk and
 * not git, so that new files count before they are committed.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !ignored.has(`/${path.posix.join(folder, name)}`))
    .filter(({ name }) => !patterns.some((pattern) => pattern.test(path.posix.join(folder, name))))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}

/** Whether a file or folder exists. The path is relative to the project. */
export function pathExists(file: string): boolean {
  return existsSync(path.join(root, file));
}

export function isFolder(file: string): boolean {
  return pathExists(file) && statSync(path.join(root, file)).isDirectory();
}

/** The TypeScript files of the site, the engine and the studio, except generated files. */
export function sourceFiles(): string[] {
  return ['src', 'packages/pagewright/src', 'packages/pagewright-studio/src']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));
}

/** The code of a file without its comments. */
export function codeOf(file: string): string {
  return textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The module specifiers that a file imports, in statements at the start of a line and in `import()`. */
export function namedImports(file: string): string[] {
  // Templates contain code for generated files.
  const code = codeOf(file).replace(/`(?:[^`\\]|\\.)*`/g, '``');
  const statements = code.matchAll(/^(?:import|export)\b(?:[^;'"`]*?\bfrom)?\s*'([^']+)'/gm);
  const calls = code.matchAll(/\bimport\('([^']+)'\)/g);
  return [...statements, ...calls].map(([, to]) => to ?? '');
}

/** The project files that a file imports. */
export function importsOf(file: string): string[] {
  return namedImports(file)
    .filter((to) => to.startsWith('.'))
    .map((to) => path.posix.join(path.posix.dirname(file), to));
}
