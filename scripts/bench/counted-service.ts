import {
  closeServer,
  type Handler,
  listen,
} from '../../packages/pagewright/src/node/serving/static-server.ts';
import { createPostService } from './post-service.ts';

interface CountedService {
  readonly address: string;
  requests(): number;
  close(): Promise<void>;
}

/** Serves until `close` is called. */
export async function serve(
  handler: Handler,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
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
