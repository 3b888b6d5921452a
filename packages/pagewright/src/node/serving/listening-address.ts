import type { Server } from 'node:http';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';

/** The URL of a server that was started with a port; 0 means any free port. */
export function addressOf(server: Pick<Server, 'address'> | null, port: number): string {
  const address = server?.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

/** Explains why a server cannot listen. Returns any other error as it is. */
export function listenError(error: unknown, port: number): unknown {
  // Node and Vite have different messages for this error.
  return /EADDRINUSE|^Error: Port \d+ is already in use/.test(String(error))
    ? new ExplainedError(`Port ${port} is in use. Choose another port with --port.`)
    : error;
}
