import { request } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf } from '../../src/node/serving/listening-address.ts';
import { HttpStudio } from '../../src/node/studio/http/studio-server.ts';

it('a window that was opened at localhost goes to the address that may show the page in its frame', async () => {
  const { server } = new HttpStudio({
    port: 0,
    token: 'a'.repeat(43),
    app: new Map(),
    frameOrigin: () => 'http://127.0.0.1:1',
    calls: new Map(),
    uploads: new Map(),
    hello: () => undefined,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = addressOf(server, 0);
  const { port } = new URL(origin);
  const openAt = (host: string) =>
    new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      })
        .on('error', reject)
        .end();
    });
  try {
    expect(await openAt(`localhost:${port}`)).toEqual([307, `http://127.0.0.1:${port}/`]);
    expect(await openAt(`127.0.0.1:${port}`)).toEqual([200, undefined]);
  } finally {
    server.close();
  }
});
