import { projectFile } from '../../project/declared.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The maximum length of a message, in characters. A message may list all options. */
export const longestMessage = 2_000;

/** The files that diagnostics refer to. */
export interface ReportSource {
  /** The folder of the page configs, as it is printed: `page-configs`. */
  readonly folder: string;
  /** The text of each page config, by its path below that folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The text of each schema file, by its path below `schemas/`. */
  readonly schemaFiles: ReadonlyMap<string, string>;
  /** The project config. */
  readonly project?: { readonly text: string } | undefined;
  /** The text of other files of the project, by path. */
  readonly projectFiles?: ReadonlyMap<string, string>;
}

/** The path of a diagnostic's file, as it is printed. */
export function printedPath(
  { file, folder }: Pick<Diagnostic, 'file' | 'folder'>,
  source: Pick<ReportSource, 'folder'>,
): string {
  const parent = folder === 'project' ? '' : (folder ?? source.folder);
  return parent ? `${parent}/${file}` : file;
}

/** The text of a diagnostic's file; undefined if there is no such file. */
export function textOf(
  { file, folder }: Diagnostic,
  { files, schemaFiles, project, projectFiles }: Omit<ReportSource, 'folder'>,
): string | undefined {
  if (folder === 'project') return file === projectFile ? project?.text : projectFiles?.get(file);
  return (folder === 'schemas' ? schemaFiles : files).get(file);
}
