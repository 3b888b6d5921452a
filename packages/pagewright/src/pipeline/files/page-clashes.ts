import type { PageFiles } from '../../project/project-config.ts';
import type { PagePath } from '../pages/page-paths.ts';
import type { Warning } from '../warnings.ts';
import { nameOfPath, pageFile } from './page-files.ts';

/** Which names of files the disk of the output folder can tell apart, and has at all. */
export interface DiskNames {
  /** True if `A` and `a`, or two encodings of `é`, are the same file. */
  readonly foldsNames: boolean;
  /** True for Windows, which has no files with some characters and names. */
  readonly isWindows: boolean;
}

/** Characters and names that files of Windows cannot have: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const notOnWindows = /[<>:"|?*\\]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Equal for names that are one file on a disk that folds names. */
const folded = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase();

const decoded = (path: string) => `/${nameOfPath(path)}`;

type Path = Pick<PagePath, 'path'>;

/** The pages that a disk can hold, and warnings about pages that some disks or hosts cannot tell apart. */
export function writablePages<Each extends Path>(
  paths: readonly Each[],
  files: PageFiles,
  { foldsNames, isWindows }: DiskNames,
): { readonly writable: readonly Each[]; readonly warnings: readonly Warning[] } {
  const warnings: Warning[] = [];
  const first = new Map<string, Each>();
  const writable = paths.filter((each) => {
    const { path } = each;
    const file = pageFile(nameOfPath(path), files);
    if (isWindows && file.split('/').some((part) => notOnWindows.test(part))) {
      const text = `The page ${decoded(path)} is not written, because Windows has no file with this name: build on another system, or give the entry another slug`;
      warnings.push({ kind: 'pages that Windows cannot hold', cause: 'name', text });
      return false;
    }
    const other = first.get(folded(file));
    if (!other) {
      first.set(folded(file), each);
      return true;
    }
    const effect = foldsNames
      ? `so only ${decoded(other.path)} (${other.path}) is written`
      : 'so some systems and hosts can show only one of them';
    const text = `The pages ${decoded(path)} (${path}) and ${decoded(other.path)} (${other.path}) differ only in capital letters or in the encoding of their letters, ${effect}. Give one of the entries another slug`;
    warnings.push({ kind: 'pages that some disks cannot tell apart', cause: 'folded', text });
    return !foldsNames;
  });
  return { writable, warnings };
}

/**
 * Warnings about pages whose path is the path of a file, which hosts show in place of the page.
 * @param written the paths of the written pages
 * @param others paths of the other files of the build, without a slash at their start
 */
export function hiddenPages(
  written: Iterable<string>,
  files: PageFiles,
  others: Iterable<string>,
): readonly Warning[] {
  const paths = [...written];
  const names = new Set([...others, ...paths.map((path) => pageFile(nameOfPath(path), files))]);
  return paths.flatMap((path): Warning[] => {
    const name = nameOfPath(path);
    if (!names.has(name)) return [];
    const text = `The page ${decoded(path)} has the path of the file ${name}, which hosts show in its place. Give the page or its entry another path`;
    return [{ kind: 'pages that a file hides', cause: 'hidden', text }];
  });
}
