import { createRequire } from 'node:module';
import path from 'node:path';
import { once } from '../../memory/once.ts';
import { isFile, relativePath } from '../files-below.ts';
import { type Alias, readAliases } from './read-aliases.ts';
import { type PathMap, readPathMap } from './tsconfig-paths.ts';

/** What the imports in the code of a project lead to. */
export interface ModulePaths {
  /**
   * The file that a specifier in a file imports. Both are relative to the project. The result need not exist: undefined if neither an alias
   * nor a package leads from the specifier to a file.
   */
  fileOf(specifier: string, importer: string): string | undefined;
  /** The specifier of a file that is imported in the same way as another one; undefined if that one is imported without an alias. */
  aliasOf(file: string, like: ImportedFile): string | undefined;
}

/** An import: its specifier, and the file that it leads to, relative to the project. */
export interface ImportedFile {
  readonly specifier: string;
  readonly file: string;
}

const extensions = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx'];

/** The file at a path as bundlers find it: an extension may be missing, a folder has an index file, and `.js` may mean `.ts`. */
function existing(full: string): string | undefined {
  const [stem, script] = [full.replace(/\.[mc]?jsx?$/, ''), /\.[mc]?jsx?$/.test(full)];
  const candidates = [
    full,
    ...extensions.map((extension) => full + extension),
    ...(script ? ['.ts', '.tsx', '.mts'].map((extension) => stem + extension) : []),
    ...extensions.map((extension) => path.join(full, `index${extension}`)),
  ];
  return candidates.find(isFile);
}

/** The specifier after the first alias that it begins with. */
function withAlias(specifier: string, aliases: readonly Alias[]): string | undefined {
  for (const { find, replacement } of aliases) {
    const isFound =
      typeof find === 'string'
        ? specifier === find || specifier.startsWith(find.endsWith('/') ? find : `${find}/`)
        : find.test(specifier);
    if (isFound) return specifier.replace(find, replacement);
  }
  return undefined;
}

/** The paths that a specifier may mean, those with the longest pattern first. */
function mapped(specifier: string, map: PathMap): string[] {
  const fits = [...map].flatMap(([pattern, targets]) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined)
      return specifier === pattern ? [{ length: Number.POSITIVE_INFINITY, star: '', targets }] : [];
    const isFit =
      specifier.startsWith(start) && specifier.endsWith(end) && specifier.length >= start.length + end.length;
    return isFit
      ? [
          {
            length: start.length,
            star: specifier.slice(start.length, specifier.length - end.length),
            targets,
          },
        ]
      : [];
  });
  return fits
    .sort((one, other) => other.length - one.length)
    .flatMap(({ star, targets }) => targets.map((target) => target.replace('*', star)));
}

function fileOfPackage(root: string, specifier: string): string | undefined {
  try {
    return createRequire(path.join(root, 'package.json')).resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Follows imports in the project in `root`, with the aliases of its settings and the paths of its `tsconfig.json`. Runs no code. */
export function modulePaths(root: string): ModulePaths {
  const settings = once(() => {
    const { aliases, hasPaths } = readAliases(root);
    return { aliases, map: hasPaths ? readPathMap(root) : new Map() };
  });
  const inProject = (full: string) => relativePath(root, existing(full) ?? full);
  const fileOf = (specifier: string, importer: string): string | undefined => {
    if (specifier.startsWith('.')) return inProject(path.join(root, path.dirname(importer), specifier));
    const { aliases, map } = settings();
    const candidates = mapped(specifier, map);
    const mappedFile = candidates.map(existing).find((found) => found !== undefined);
    if (mappedFile !== undefined) return relativePath(root, mappedFile);
    const replaced = withAlias(specifier, aliases) ?? specifier;
    if (replaced.startsWith('.')) return inProject(path.join(root, path.dirname(importer), replaced));
    if (path.isAbsolute(replaced))
      return inProject(
        existing(replaced) !== undefined || replaced.startsWith(root) ? replaced : path.join(root, replaced),
      );
    const found = fileOfPackage(root, replaced) ?? candidates[0];
    return found === undefined ? undefined : relativePath(root, found);
  };
  return {
    fileOf,
    aliasOf(file, like) {
      if (like.specifier.startsWith('.')) return undefined;
      const extension = path.posix.extname(like.file);
      const isShort = extension !== '' && !like.specifier.endsWith(extension);
      const stem = (name: string) => (isShort ? name.replace(/\.\w+$/, '') : name);
      // The part of both paths that is the same, in whole folders: "@/" is for "src/".
      const [written, read] = [like.specifier.split('/'), stem(like.file).split('/')];
      while (written.length > 1 && read.length > 1 && written.at(-1) === read.at(-1)) {
        written.pop();
        read.pop();
      }
      const folder = `${read.join('/')}/`;
      return file.startsWith(folder) ? `${written.join('/')}/${stem(file.slice(folder.length))}` : undefined;
    },
  };
}
