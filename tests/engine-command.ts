import path from 'node:path';

/** Makes Node use the sources of the packages, which are built only when they are packed. */
export const sourceCondition = '--conditions=pagewright-source';

const cli = path.resolve(import.meta.dirname, '../packages/pagewright/src/node/cli.ts');

/** The arguments of `node` that run a command of the engine, from any folder. */
export function engineCommand(command: string): string[] {
  return [sourceCondition, '--import', 'tsx', cli, command];
}
