import { parseArgs } from 'node:util';
import type { ViteDevServer } from 'vite';
import { addressOf } from '../serving/listening-address.ts';

/** Options of a command: `port` with its default. */
interface Accepted {
  readonly port?: number;
  /** True for commands that build. */
  readonly allowShrink?: boolean;
}

interface Given {
  readonly port: number;
  readonly allowShrink: boolean;
}

function usageOf({ port, allowShrink }: Accepted): string {
  const words = [
    ...(port === undefined ? [] : [`[--port N] (default ${port})`]),
    ...(allowShrink ? ['[--allow-shrink]'] : []),
  ];
  return `Usage: -- ${words.join(' ')}`;
}

function parsePort(written: string | undefined, standard: number): number {
  const port = written === undefined ? standard : Number(written);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port expects a number from 0 to 65535 but found "${written}".`);
}

/**
 * Reads the options of the command that runs: `--port N`, and `--allow-shrink` to accept that a build removes pages.
 * Ends the process with a sentence where they are wrong.
 */
export function readOptions(accepted: Accepted): Given {
  try {
    const { values } = parseArgs({
      options: {
        ...(accepted.port === undefined ? {} : { port: { type: 'string' as const } }),
        ...(accepted.allowShrink ? { 'allow-shrink': { type: 'boolean' as const } } : {}),
      },
    });
    const port = typeof values.port === 'string' ? values.port : undefined;
    return { port: parsePort(port, accepted.port ?? 0), allowShrink: values['allow-shrink'] === true };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usageOf(accepted)}`);
    process.exit(2);
  }
}

/** Reads `--port N` of a command that only serves. */
export function portOf(standard: number): number {
  return readOptions({ port: standard }).port;
}

/** Says why a server could not listen, in words, and ends the process; other errors go on. */
export function explainListenError(error: unknown, port: number): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error(`Port ${port} is in use. Choose another port with "-- --port N".`);
    process.exit(1);
  }
  throw error;
}

/** Prints the line by which people and scripts know that the server accepts requests. */
export function sayReady(address: string): void {
  console.log(`Ready: ${address}`);
}

/** Lets one of Vite's servers listen, and says when it does. */
export async function listenInDevelopment(server: ViteDevServer, port: number): Promise<void> {
  await server.listen().catch((error: unknown) => explainListenError(error, port));
  sayReady(addressOf(server.httpServer, port));
}
