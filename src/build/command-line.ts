import { parseArgs } from 'node:util';
import type { ViteDevServer } from 'vite';
import { addressOf } from './listening-address.ts';

/** Reads `--port N` of a command that serves. Ends the process with a sentence where the words are off. */
export function portOf(standard: number): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    const port = values.port === undefined ? standard : Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`--port takes a number from 0 to 65535, not "${values.port}".`);
    return port;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nUsage: -- --port N (default ${standard})`,
    );
    process.exit(2);
  }
}

/** Says why a server could not listen, in words, and ends the process; other errors go on. */
export function explainListenError(error: unknown, port: number): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error(`Port ${port} is in use. Choose another one with "-- --port N".`);
    process.exit(1);
  }
  throw error;
}

/** The one line that tells a person or a script that requests are answered now. */
export function sayReady(address: string): void {
  console.log(`Ready: ${address}`);
}

/** Lets one of Vite's servers listen, and says when it does. */
export async function listenInDevelopment(server: ViteDevServer, port: number): Promise<void> {
  await server.listen().catch((error: unknown) => explainListenError(error, port));
  sayReady(addressOf(server.httpServer, port));
}
