import path from 'node:path';

/** Makes Node use the sources of the packages, which are built only when they are packed. */
export const sourceCondition = '--conditions=pagewright-source';

const folder = path.resolve(import.meta.dirname, '../packages/pagewright/src/node');

/** Arguments of `node` that run a command of the engine from any folder. */
export function engineCommand(name: string): string[] {
  return [sourceCondition, '--import', 'tsx', path.join(folder, name)];
}
