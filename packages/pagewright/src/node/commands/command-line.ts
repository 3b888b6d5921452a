import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { generateFiles } from '../output/generated-files.ts';
import { addressOf, listenError } from '../serving/listening-address.ts';

/** Prints that the server accepts requests. Scripts wait for this line. */
export function printReady(address: string): void {
  console.log(`Ready: ${address}`);
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

/** Starts one of Vite's servers, and prints its address. */
export async function listenInDevelopment(server: ViteDevServer, port: number): Promise<void> {
  await server.listen().catch((error: unknown) => {
    throw listenError(error, port);
  });
  printReady(addressOf(server.httpServer, port));
}
