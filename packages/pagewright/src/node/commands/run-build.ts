import { printable } from '../../check/json/printable.ts';
import { BuildInProgress } from '../output/build-folder.ts';
import { ShrunkSite } from '../output/shrunk-site.ts';
import { type BuildOptions, type BuildResult, build, ConfigErrors } from './build.ts';

function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`warning: ${warning}`);
}

/** Builds for a command: prints progress and warnings, and exits with 1 on an error. */
export async function runBuild(options: Omit<BuildOptions, 'say'>): Promise<BuildResult> {
  const began = performance.now();
  try {
    const result = await build({ ...options, say: (line) => console.log(line) });
    printWarnings(result.warnings);
    console.log(`Built ${result.pages} pages in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    if (error instanceof ShrunkSite) printWarnings(error.warnings);
    console.error(inWords(error));
    process.exit(1);
  }
}

/** What ended a build. Only an unexpected error needs its stack, whose lines may quote foreign text. */
function inWords(error: unknown): string {
  if (error instanceof ConfigErrors || error instanceof ShrunkSite || error instanceof BuildInProgress)
    return error.message;
  // Errors of the file system name what was tried and where.
  if (error instanceof Error && 'syscall' in error && ('path' in error || 'dest' in error))
    return `The build could not read or write a file: ${printable(error.message)}\nCheck the permissions of this path, then build again.`;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text
    .split('\n')
    .map((line) => printable(line))
    .join('\n');
}
