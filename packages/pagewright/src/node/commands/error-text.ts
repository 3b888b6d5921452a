import { stripVTControlCharacters } from 'node:util';
import { printable, printableLines } from '../../json/printable.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';

/** The text that a command prints for an error. Only unexpected errors include a stack, whose lines are escaped. */
export function errorText(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  // The messages of file system errors already name the operation and the path.
  if (error instanceof Error && 'syscall' in error && ('path' in error || 'dest' in error))
    return `A file could not be read or written: ${printable(error.message)}\nCheck the permissions of this path, then try again.`;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return printableLines(stripVTControlCharacters(text));
}
