import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../json/json-value.ts';
import { errorCode } from './files/error-code.ts';

/** All exports of a package that a project has installed; undefined if it has not. Rejects if the package does not load. */
export async function loadProjectPackage(root: string, name: string): Promise<unknown> {
  let file: string;
  try {
    file = createRequire(path.join(root, 'package.json')).resolve(name);
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
  return import(pathToFileURL(file).href);
}

/** The default export of a package of a project; undefined if it is not installed there, or does not load. */
export async function projectPackage(root: string, name: string): Promise<unknown> {
  const module = await loadProjectPackage(root, name).catch(() => undefined);
  const exported = isRecord(module) ? module.default : undefined;
  // Node wraps the default export of some packages in another object.
  return isRecord(exported) && '__esModule' in exported ? exported.default : exported;
}
