import path from 'node:path';
import { filesBelow } from '../../pipeline/files-below.ts';
import { kebabCase } from '../../schema/word-case.ts';
import { ScaffoldError } from './scaffold-step.ts';

/** Maximum length of a name. Longer names would make lines in templates and registries too long. */
const maxLength = 21;

/** The key of a property in an object literal, with quotes only if it needs them. */
export function propertyKey(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
}

/** Rejects an invalid name. `what` names the thing in the message, such as "a block type". */
export function assertValidName(name: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    const corrected = kebabCase(name);
    const hint = corrected && corrected !== name ? ` Did you mean "${corrected}"?` : '';
    throw new ScaffoldError(
      `"${name}" cannot be the name of ${what}. Use lower-case letters, digits and hyphens, and start with a letter.${hint}`,
    );
  }
  if (name.length > maxLength) {
    throw new ScaffoldError(
      `"${name}" has ${name.length} characters. The name of ${what} can have at most ${maxLength}.`,
    );
  }
}

const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Rejects a name whose identifier is a reserved word or a global. */
export function assertNotReserved(name: string, identifier: string): void {
  if (reserved.has(identifier) || identifier in globalThis) {
    throw new ScaffoldError(
      `"${name}" would be ${identifier} in code, which JavaScript reserves. Choose another name, such as "${name}-section".`,
    );
  }
}

/** Rejects file names that a file below `src/` already has. */
export function assertNoFileExists(root: string, fileNames: readonly string[]): void {
  const files = filesBelow(path.join(root, 'src'));
  if (files.length === 0)
    throw new ScaffoldError('There is no folder src/ here. Run this command in the project.');
  const nameOf = (file: string) => path.posix.basename(file).toLowerCase();
  const [taken] = fileNames.flatMap((name) => files.filter((file) => nameOf(file) === name.toLowerCase()));
  if (taken === undefined) return;
  throw new ScaffoldError(`src/${taken} already exists, and file names must be unique. Choose another name.`);
}

/** `event` of `events`, `industry` of `industries`. */
export function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}
