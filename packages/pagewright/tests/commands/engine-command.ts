import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Arguments of `node` that run TypeScript and use the sources of the packages. The packages are built only when they are packed. */
export const fromSources = [
  '--conditions=pagewright-source',
  '--import',
  pathToFileURL(path.resolve(import.meta.dirname, 'compile-on-load.mjs')).href,
];

const cli = path.resolve(import.meta.dirname, '../../src/node/cli.ts');

/** The arguments of `node` that run a command of the engine, from any folder. */
export function engineCommand(command: string): string[] {
  return [...fromSources, cli, command];
}
