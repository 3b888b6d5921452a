import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { ExplainedError } from '../../pipeline/explained-error.ts';

/** The URL of a server that was started with a port; 0 means any free port. */
export function addressOf(server: Pick<Server, 'address'> | null, port: number): string {
  const address = server?.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

/** Explains why a server cannot listen. Returns any other error as it is. */
function listenError(error: unknown, port: number): unknown {
  // Node and Vite have different messages for this error.
  return /EADDRINUSE|^Error: Port \d+ is already in use/.test(String(error))
    ? new ExplainedError(`Port ${port} is in use. Choose another port with --port.`)
    : error;
}

/**
 * Lets a server listen on the loopback address only; port 0 means any free port. Resolves to its URL. Rejects with an ExplainedError if the
 * port is in use.
 */
export async function listenOn(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return addressOf(server, port);
}

/** Like `listenOn` for one of Vite's servers, whose config has the port and the address. */
export async function listenInDevelopment(server: ViteDevServer, port: number): Promise<string> {
  await server.listen().catch((error: unknown) => {
    throw listenError(error, port);
  });
  return addressOf(server.httpServer, port);
}
