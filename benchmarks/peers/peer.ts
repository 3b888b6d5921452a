import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuiltPage } from '../conversion/built-page.ts';

/** A framework that builds the same pages. */
export interface Peer {
  /** Name and version, as the table shows them. */
  readonly name: string;
  /** Builds the pages in an empty folder. Returns the folder with the files to serve. */
  build(pages: readonly BuiltPage[], folder: string): Promise<string>;
}

/** The text of the components with state, which every peer uses. */
export const interactiveComponents = readFileSync(path.join(import.meta.dirname, 'interactive.tsx'), 'utf8');

const require = createRequire(import.meta.url);

/** Folder of an installed package. */
function packageFolder(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

export function versionOf(name: string): string {
  const { version }: { version: string } = require(`${name}/package.json`);
  return version;
}

/** A project of source files, by their relative path. */
export interface Project {
  readonly files: Iterable<readonly [path: string, text: string]>;
  /** Installed packages that it uses. Build tools look for them in its `package.json`. */
  readonly packages: readonly string[];
  /** The package that builds it, and the file of its command. */
  readonly builder: readonly [name: string, command: string];
}

function writeProject(folder: string, { files, packages }: Project): void {
  const dependencies = Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies });
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of [...files, ['package.json', manifest] as const]) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes a project in an empty folder and builds it, without telemetry. Fails with what the build printed. */
export async function buildProject(folder: string, project: Project): Promise<void> {
  writeProject(folder, project);
  const [name, command] = project.builder;
  const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  try {
    await promisify(execFile)(process.execPath, [path.join(packageFolder(name), command), 'build'], {
      cwd: folder,
      env: { ...process.env, ...environment },
    });
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? error.stdout : '';
    throw new Error(`${name} did not build ${folder}.\n${printed}`, { cause: error });
  }
}
