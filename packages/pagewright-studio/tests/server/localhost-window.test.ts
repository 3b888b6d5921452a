import { request } from 'node:http';
import { expect, it } from 'vitest';
import { startBareStudio } from '../fixtures/bare-studio.ts';

it('a window that was opened at localhost moves to the address at which the frame may show the page', async () => {
  const { port } = new URL(await startBareStudio());
  const openAt = (host: string) =>
    new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      })
        .on('error', reject)
        .end();
    });
  expect(await openAt(`localhost:${port}`)).toEqual([307, `http://127.0.0.1:${port}/`]);
  expect(await openAt(`127.0.0.1:${port}`)).toEqual([200, undefined]);
});
