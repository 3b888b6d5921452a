import type { Server } from 'node:http';

/** Where a server listens that was given a port, 0 perhaps. */
export function addressOf(server: Pick<Server, 'address'> | null, port: number): string {
  const found = server?.address();
  return `http://127.0.0.1:${typeof found === 'object' && found ? found.port : port}`;
}
