import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureHeaders } from '../../src/signing/signed-request.ts';
import { startServer } from '../commands/command-server.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
const secret = 'a secret for the tests';
let service: FaultyService;
let project: SmallSite;

beforeAll(async () => {
  service = await startMuseumService();
  project = new SmallSite();
  project.edit('page-configs/home.json', (text) => text.replace('"blocks"', '"blokcs"'));
});
afterAll(async () => {
  project.remove();
  await service.close();
});

describe('pagewright receive', () => {
  it(
    'builds at the start and after an announcement, and reports a build that failed',
    async () => {
      const { address, printed, stop } = await startServer('receive', project.root, {
        PAGEWRIGHT_SECRET: secret,
        VITE_WORDPRESS_URL: service.url,
      });
      const timesPrinted = (line: string) => printed().split(line).length - 1;
      const whenPrinted = (line: string, times: number) =>
        vi.waitFor(() => expect(timesPrinted(line), printed()).toBe(times), { timeout: limit });
      const announce = async (id: string) => {
        const body = JSON.stringify({ version: 1, id, all: true, changes: [] });
        const headers = await signatureHeaders(secret, body, Date.now());
        return (await fetch(address, { method: 'POST', body, headers })).status;
      };
      await whenPrinted('The build failed, so the previous site stays', 1);
      expect((await fetch(address)).status).toBe(503);

      project.edit('page-configs/home.json', (text) => text.replace('"blokcs"', '"blocks"'));
      expect(await announce('mended')).toBe(200);
      await whenPrinted('The new site is live', 1);
      expect(project.read('dist/index.html')).toContain('Said by somebody.');
      expect(await (await fetch(address)).json()).toMatchObject({ state: 'built' });
      await stop();
    },
    limit,
  );

  it('does not start without a secret', async () => {
    await expect(startServer('receive', project.root, { PAGEWRIGHT_SECRET: '' })).rejects.toThrow(
      'Set PAGEWRIGHT_SECRET to the secret of the content service',
    );
  });
});
