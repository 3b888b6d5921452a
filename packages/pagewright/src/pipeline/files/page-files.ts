import { pagesFolder } from '../../config/config-kind.ts';
import type { PageFiles } from '../../project/project-config.ts';
import { ExplainedError } from '../explained-error.ts';
import type { PagePath } from '../pages/page-paths.ts';

export const defaultPageFiles: PageFiles = 'route.html';

/** Maximum length of a name in bytes. File systems allow 255, with `.html` and the ending of a compressed copy. */
const maxName = 240;

/**
 * True for a page that is in a folder of its own in both layouts. Hosts show `404.html` for unknown paths and `index.html` for the folder
 * around it, and a long name has no room for an ending.
 */
function needsFolder(name: string): boolean {
  const last = name.split('/').at(-1) ?? '';
  return /^(?:404|index)$/i.test(last) || new TextEncoder().encode(last).length > maxName;
}

const inFolder = (name: string) => `${name}/index.html`;

/**
 * The file of a page below the output folder.
 * @param name path of the page, decoded and without the slash at its start; `''` is the start page
 */
export function pageFile(name: string, files: PageFiles): string {
  if (name === '') return 'index.html';
  return files === 'route/index.html' || needsFolder(name) ? inFolder(name) : `${name}.html`;
}

/**
 * The files in which a page may be, in either layout, most likely first.
 * @param name see `pageFile`
 */
export function possiblePageFiles(name: string): readonly string[] {
  return [...new Set([pageFile(name, 'route.html'), pageFile(name, 'route/index.html')])];
}

/** The path of the page in a file of either layout, decoded: `/visit` for `visit.html` and `visit/index.html`. */
export function pathOfPageFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * The name of a page by its path, for `pageFile`. Throws if a part of the path contains an encoded slash.
 * @param path path of a URL: `/caf%C3%A9`
 */
export function nameOfPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const decoded = segments.map(decodeURIComponent);
  if (decoded.some((segment) => segment.includes('/')))
    throw new Error(`The path ${path} contains an encoded slash, so it cannot be the path of a file`);
  return decoded.join('/');
}

/**
 * Throws an ExplainedError if a file in `public/` has the name of a page. The two would be one file, or hosts would show the file in place
 * of the page.
 * @param publicFiles paths below `public/` that start with a slash
 */
export function assertNoPublicPages(
  paths: readonly Pick<PagePath, 'path' | 'page'>[],
  files: PageFiles,
  publicFiles: ReadonlySet<string>,
): void {
  if (publicFiles.size === 0) return;
  const clashes = paths.flatMap(({ path, page }) => {
    const name = nameOfPath(path);
    const file = [`/${pageFile(name, files)}`, `/${name}`].find((each) => publicFiles.has(each));
    return file === undefined ? [] : [`  public${file} and the page ${path} (${pagesFolder}/${page.file})`];
  });
  if (clashes.length === 0) return;
  throw new ExplainedError(
    [
      'These files have the names of pages, so a host could show only one of each pair:',
      ...clashes,
      'Rename or remove the file, or give the page another path.',
    ].join('\n'),
  );
}
