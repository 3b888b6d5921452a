import { onDemandHandler } from '../../packages/pagewright/src/node/serving/on-demand.ts';
import {
  closeServer,
  type Handler,
  listen,
} from '../../packages/pagewright/src/node/serving/static-server.ts';
import type { ServerStore } from '../../packages/pagewright/src/server/server-context.ts';
import { createPostService } from './post-service.ts';

interface Served {
  readonly address: string;
  close(): Promise<void>;
}

interface CountedService extends Served {
  requests(): number;
}

/** Serves until `close` is called. */
export async function serve(handler: Handler): Promise<Served> {
  const { server, address } = await listen(handler, 0);
  return { address, close: () => closeServer(server) };
}

/** A content service with many posts that counts its requests. */
export async function countedService(root: string, posts: number): Promise<CountedService> {
  const { handler } = await createPostService(root, posts);
  let requests = 0;
  const served = await serve((request, response) => {
    requests += 1;
    return handler(request, response);
  });
  return { ...served, requests: () => requests };
}

/** Serves the build in a folder on demand, with the content of a service. */
export async function serveOnDemand(
  folder: string,
  { address: base }: CountedService,
  store: ServerStore,
): Promise<Served> {
  const handler = await onDemandHandler({
    folder,
    freshFor: 3_600_000,
    store,
    content: { base, deadline: 10_000, fetch },
    secrets: { announcements: undefined },
    report: () => {},
  });
  return serve(handler);
}

/** Reads what a URL returns. Rejects for an error of the server. */
export async function bytesOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} has status ${response.status}`);
  return response.arrayBuffer();
}
