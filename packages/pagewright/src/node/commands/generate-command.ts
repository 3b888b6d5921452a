import { generateFiles } from '../output/generated-files.ts';

function printFiles(title: string, files: readonly string[]): void {
  if (files.length > 0) console.log(`${title}:\n${files.map((file) => `  ${file}`).join('\n')}`);
}

/**
 * `pagewright generate`: writes generated files that are missing or out of date, and removes files that are no longer needed. Exits with 1
 * if it could not write types.
 */
export async function generate(): Promise<void> {
  const { written, removed, lacking } = await generateFiles(process.cwd());
  printFiles('Written', written);
  printFiles('Removed', removed);
  if (lacking !== undefined) {
    console.error(lacking);
    process.exitCode = 1;
  } else if (written.length + removed.length === 0) console.log('All generated files are up to date.');
}
