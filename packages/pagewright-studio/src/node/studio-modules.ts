import path from 'node:path';
import { normalizePath } from 'vite';

/** `.ts` if the studio runs from its sources, `.js` if it runs from its package. */
export const studioExtension = path.extname(import.meta.filename);

/** The path of a file of the window, as an id of a module. @param file below `browser/` */
export function windowFile(file: string): string {
  return normalizePath(path.resolve(import.meta.dirname, '../browser', file));
}
