import type { ViteDevServer } from 'vite';
import { addressOf } from '../serving/listening-address.ts';

/** Explains why a server cannot listen, and ends the process; throws any other error again. */
export function explainListenError(error: unknown, port: number): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error(`Port ${port} is in use. Choose another port with --port.`);
    process.exit(1);
  }
  throw error;
}

/** Prints the line by which people and scripts know that the server accepts requests. */
export function printReady(address: string): void {
  console.log(`Ready: ${address}`);
}

/** Starts one of Vite's servers, and prints its address. */
export async function listenInDevelopment(server: ViteDevServer, port: number): Promise<void> {
  await server.listen().catch((error: unknown) => explainListenError(error, port));
  printReady(addressOf(server.httpServer, port));
}
