import { existsSync } from 'node:fs';
import path from 'node:path';
import { generateFiles } from '../output/generated-files.ts';

/** Prints that the server accepts requests. Scripts wait for this line. */
export function printReady(address: string, base = ''): void {
  console.log(`Ready: ${address}${base === '' ? '' : `${base}/`}`);
}

/** Prints warnings of a command that `printedWarnings` has already formatted. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`warning: ${warning}`);
}

/** Writes the generated files before a command serves a site. Warns if a site in TypeScript gets no types. */
export async function generateAndWarn(root: string): Promise<void> {
  const { lacking } = await generateFiles(root);
  if (lacking !== undefined && existsSync(path.join(root, 'tsconfig.json'))) printWarnings([lacking]);
}
