import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../schema/json-value.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The default export of a package of a project; undefined if it is not installed there. */
export async function projectPackage(root: string, name: string): Promise<unknown> {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(name);
    const module: unknown = await import(pathToFileURL(file).href);
    const exported = isRecord(module) ? module.default : undefined;
    // Node wraps the default export of some packages once more.
    return isRecord(exported) && '__esModule' in exported ? exported.default : exported;
  } catch {
    return undefined;
  }
}

/** The default export of `@sparticuz/chromium` is a class. */
function hasExecutable(value: unknown): value is { executablePath(): Promise<string> } {
  return typeof value === 'function' && 'executablePath' in value;
}

/**
 * Path of a Chromium: from the environment variable `CHROMIUM`, an installed one, or one from the package `@sparticuz/chromium`.
 * Undefined if there is none.
 * @param root folder of the project
 */
export async function findBrowser(root: string): Promise<string | undefined> {
  const named = process.env.CHROMIUM ?? installed.find((file) => existsSync(file));
  if (named) return named;
  // Makes the package unpack the system libraries that it needs.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const chromium = await projectPackage(root, '@sparticuz/chromium');
  return hasExecutable(chromium) ? chromium.executablePath() : undefined;
}
