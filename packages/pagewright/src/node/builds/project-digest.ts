import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pagesFolder } from '../../config/config-kind.ts';
import { once } from '../../memory/once.ts';
import { projectModules } from '../../pipeline/code/project-modules.ts';
import { filesBelow } from '../../pipeline/files-below.ts';
import { isPublicVariable } from '../../project/service-variables.ts';
import { versionFiles } from './version-files.ts';

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Files and folders that decide how a site is bundled, below the project. */
const inputs = [
  'src',
  pagesFolder,
  'schemas',
  'public',
  'pagewright.config.ts',
  'package.json',
  ...lockFiles,
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Folders in a project that no plugin reads: packages, and what commands write. */
const unread = new Set(['.git', '.pagewright', 'dist', 'dist-edge', 'dist-server', 'node_modules']);

/** Digest of the engine. A change in the engine may change every page. A running process keeps the code that it has loaded. */
const engineDigest = once(() => folderDigest(path.resolve(import.meta.dirname, '../..')));

/** Paths of the files at or below a path. */
function filesAt(file: string): string[] {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    return filesBelow(file)
      .sort()
      .map((name) => path.join(file, name));
  return existsSync(file) ? [file] : [];
}

/** All files of a project, because a plugin may read any of them: Tailwind looks for classes in all files. */
function filesOfProject(root: string): string[] {
  return readdirSync(root)
    .filter((name) => !unread.has(name))
    .sort()
    .flatMap((name) => filesAt(path.join(root, name)));
}

/** The environment variables that Vite writes into the code. Vite sets `NODE_ENV` if it is not set. */
function viteVariables(): string[] {
  const { NODE_ENV = 'production', ...others } = process.env;
  const written = Object.entries(others).filter(([name]) => isPublicVariable(name));
  return [['NODE_ENV', NODE_ENV], ...written].map((pair) => pair.join('=')).sort();
}

/** What a bundle was made from. */
export interface BundleInputs {
  /** Further files in the bundle, outside the project or in `node_modules`. */
  readonly modules: readonly string[];
  /** True if plugins of the project may have read any of its files. */
  readonly hasPlugins: boolean;
}

/** Digest of everything that decides what the bundle of a project contains and how it renders pages, except content. */
export function projectDigest(root: string, { modules, hasPlugins }: BundleInputs): string {
  const files = [
    ...(hasPlugins
      ? [...filesOfProject(root), ...versionFiles(root)]
      : inputs.flatMap((name) => filesAt(path.join(root, name)))),
    ...projectModules(root),
    ...[...modules].sort(),
  ];
  const machine = [process.version, process.platform, process.arch, engineDigest(), ...viteVariables()];
  return filesDigest(root, files, machine);
}

/** Digest of the files in a folder. */
export function folderDigest(folder: string): string {
  return filesDigest(folder, filesAt(folder));
}

/** Digest of texts, and of files with their paths relative to a folder. A file may be missing. */
function filesDigest(folder: string, files: readonly string[], texts: readonly string[] = []): string {
  const hash = createHash('sha256');
  const add = (data: string | Buffer) => hash.update(String(data.length)).update('|').update(data);
  for (const text of texts) add(text);
  for (const file of files) {
    add(path.relative(folder, file));
    add(existsSync(file) ? readFileSync(file) : 'missing');
  }
  return hash.digest('hex').slice(0, 32);
}
