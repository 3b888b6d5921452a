import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../pipeline/site/files-below.ts';

/** Files and folders that decide how a site is bundled, below the project. */
const inputs = [
  'src',
  'page-configs',
  'schemas',
  'public',
  'pagewright.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Folder of the engine. A change in the engine may change every page. */
const engine = path.resolve(import.meta.dirname, '../..');

/** Paths of the files at or below a path. */
function filesAt(file: string): string[] {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    return filesBelow(file)
      .sort()
      .map((name) => path.join(file, name));
  return existsSync(file) ? [file] : [];
}

/** The environment variables that Vite writes into the code. Vite sets `NODE_ENV` if it is not set. */
function viteVariables(): string[] {
  const { NODE_ENV = 'production', ...others } = process.env;
  const written = Object.entries(others).filter(([name]) => name.startsWith('VITE_'));
  return [['NODE_ENV', NODE_ENV], ...written].map((pair) => pair.join('=')).sort();
}

/**
 * Digest of everything that decides what the bundle of a project contains and how it renders pages, except content.
 * @param modules further files in the bundle, outside the project or in `node_modules`
 */
export function projectDigest(root: string, modules: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (text: string | Buffer) => hash.update(String(text.length)).update('|').update(text);
  for (const text of [process.version, process.platform, process.arch, ...viteVariables()]) add(text);
  const files = [
    ...inputs.flatMap((name) => filesAt(path.join(root, name))),
    ...filesAt(engine),
    ...[...modules].sort(),
  ];
  for (const file of files) {
    add(path.relative(root, file));
    add(existsSync(file) ? readFileSync(file) : 'missing');
  }
  return hash.digest('hex').slice(0, 32);
}

/** Digest of the files in a folder. */
export function folderDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesBelow(folder).sort()) {
    const bytes = readFileSync(path.join(folder, name));
    hash.update(`${name} ${bytes.length}|`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
