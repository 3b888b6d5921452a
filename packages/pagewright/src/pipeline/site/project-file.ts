import { statSync } from 'node:fs';

/** The file that exports the project config, relative to the project. */
export const projectFile = 'pagewright.config.ts';

export function isFile(full: string): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isFile() ?? false;
}
