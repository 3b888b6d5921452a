import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of programs that are not in the search path. */
const folders = [
  '/Applications/Firefox.app/Contents/MacOS',
  ...[process.env.ProgramFiles, process.env['ProgramFiles(x86)']].flatMap((folder) =>
    folder === undefined ? [] : [path.join(folder, 'Mozilla Firefox')],
  ),
];

/** The path of the first installed program in a list. */
export function findProgram(names: readonly string[]): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const searched = [...(process.env.PATH ?? '').split(path.delimiter), ...folders];
  return names
    .flatMap((name) => searched.map((folder) => path.join(folder, name + suffix)))
    .find((file) => existsSync(file));
}
