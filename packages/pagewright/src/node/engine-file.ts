import path from 'node:path';
import { normalizePath } from 'vite';

/** `.ts` if the engine runs from its sources, `.js` if it runs from its package. */
export const engineExtension = path.extname(import.meta.filename);

/**
 * The path of a file of the engine, as a module id. It does not need an export of the package, because packages export only modules that
 * sites import.
 */
export function engineFile(file: string): string {
  return normalizePath(path.resolve(import.meta.dirname, '..', file));
}

/**
 * The path of a module of the engine.
 * @param name its file below `src/`, without the extension
 */
export function engineModule(name: string): string {
  return engineFile(name + engineExtension);
}
