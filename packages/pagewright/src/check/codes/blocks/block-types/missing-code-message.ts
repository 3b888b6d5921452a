import { pascalCase } from '../../../../schema/word-case.ts';
import type { MessageText } from '../../message-text.ts';
import type { MissingCode } from './missing-code.ts';

function registryEntry({ kind, name, module }: MissingCode): string {
  if (kind === 'source') return `Import ${module ?? `./${name}.ts`} in that file and add it to "sources".`;
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `Add this line: ${key}: () => import('${module ?? `./${name}/${pascalCase(name)}.tsx`}'),`;
}

/** The message about a block type or a source whose code cannot be loaded. */
export function missingCodeMessage(data: MissingCode): MessageText {
  const { kind, name, problem, file } = data;
  const omitted = kind === 'source' ? 'its content' : 'the block';
  switch (problem) {
    case 'site-syntax':
      return {
        message: `${file} has a syntax error, so the ${kind} "${name}" cannot be loaded.`,
        repair: 'Fix the error. `npx tsc --noEmit` shows its line.',
      };
    case 'no-site':
      return {
        message: `${file} does not export a site as its default, so the ${kind} "${name}" cannot be loaded.`,
        repair: 'Write: export default defineSite({ … });',
      };
    case 'no-entry':
      return {
        message: `The ${kind} "${name}" has a schema but no entry in ${file}, so pages would be shown without ${omitted}.`,
        repair: registryEntry(data),
      };
    case 'no-file':
      return {
        message: `The ${kind} "${name}" is loaded from ${file}, but that file does not exist.`,
        repair: 'Create the file, or correct its path in the registry.',
      };
    case 'no-default':
      return {
        message: `${file} has no default export, so the ${kind} "${name}" cannot be loaded.`,
        repair: `Export the ${kind === 'source' ? 'source' : 'component'} as the default.`,
      };
  }
}
