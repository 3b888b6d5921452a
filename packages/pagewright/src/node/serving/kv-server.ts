import { text } from 'node:stream/consumers';
import type { Storage } from 'unstorage';
import type { Handler } from './static-server.ts';

/** Serves a store as workerd expects a KV namespace: `GET`, `PUT` and `DELETE` with the key as the path. */
export function kvHandler(store: Storage): Handler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(pathname.slice(1));
    if (request.method === 'PUT') {
      const ttl = Number(searchParams.get('expiration_ttl') ?? 0);
      await store.setItemRaw(key, await text(request), ttl > 0 ? { ttl } : {});
      response.writeHead(200).end();
      return;
    }
    const value: unknown = request.method === 'GET' ? await store.getItemRaw(key) : null;
    if (request.method === 'DELETE') await store.removeItem(key);
    if (request.method === 'GET' && value === null) response.writeHead(404).end();
    else response.writeHead(200).end(value === null ? '' : String(value));
  };
}
