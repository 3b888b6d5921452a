import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startBareStudio } from '../../../pagewright-studio/tests/fixtures/bare-studio.ts';
import { heldFile } from '../../src/node/builds/held-file.ts';
import { buildReceiver } from '../../src/node/serving/build-receiver.ts';
import { responseSender } from '../../src/node/serving/send-response.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { faultsOfServer, rawRequests, sendRaw } from '../fixtures/raw-requests.ts';

async function serve(handler: Parameters<typeof listen>[0]): Promise<string> {
  const { server, address } = await listen(handler, 0);
  onTestFinished(() => closeServer(server));
  return address;
}

/** Our servers that need no built site. `tests/projects` tests the others. */
const servers: { readonly [name: string]: () => Promise<string> } = {
  'pagewright serve': () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'index.html'), 'Home');
    const policy = "Content-Security-Policy: default-src 'none'; img-src 'self'";
    writeFileSync(path.join(folder, '_headers'), `/*\n  ${policy}\n  X-Content-Type-Options: nosniff\n`);
    return serve(folderHandler(folder));
  },
  'pagewright receive': () => {
    const queue = { state: { state: 'built' }, request() {}, close: async () => {} } as const;
    const respond = buildReceiver({ secret: 'x', queue, held: heldFile(tmpdir()), print: () => {} });
    const send = responseSender();
    return serve((request, response) => send(request, response, respond));
  },
  'the studio': startBareStudio,
  'a server with a defect': () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    return serve(() => Promise.reject(new Error('a defect')));
  },
};

it.each(Object.entries(servers).slice(0, 3))(
  '%s refuses every malformed request, with a policy, and prints nothing about it',
  async (_, start) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    expect(await faultsOfServer(await start())).toEqual([]);
    expect(print.mock.calls).toEqual([]);
  },
);

it('even the answer to a request that causes an internal error has a policy', async () => {
  const address = await servers['a server with a defect']?.();
  const { status, headers } = await sendRaw(address ?? '', {
    what: '',
    text: 'GET / HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
    statuses: [],
  });
  expect([status, headers.includes("content-security-policy: default-src 'none'")]).toEqual([500, true]);
  expect(rawRequests.length).toBeGreaterThan(40);
});
