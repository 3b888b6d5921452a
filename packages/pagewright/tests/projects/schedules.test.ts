import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadServer } from '../../src/node/builds/bundling/bundle.ts';
import { findServer } from '../../src/node/output/server-folder.ts';
import type { Handler } from '../../src/server/handler.ts';
import type { ServerContext } from '../../src/server/server-context.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
/** The handler reads the clock of this machine, and a build records the time, so the change must be in the near future. */
const before = Date.now();
const change = Math.ceil(before / 60_000) * 60_000 + 60 * 60_000;
/** The time of the change in Kathmandu, which is 5 hours and 45 minutes ahead of UTC all year. */
const written = new Date(change + 345 * 60_000).toISOString().slice(0, 16);

const masthead = { type: 'masthead', props: { title: 'Offer' } };
const saying = (text: string, schedule: object) => ({ type: 'saying', ...schedule, props: { text } });
const page = (route: string, rest: object) => ({
  route,
  head: { title: route, description: route },
  ...rest,
});
const pages = [
  page('/offer', {
    blocks: [
      masthead,
      saying('Sold by hand.', { showUntil: written }),
      saying('Sold by machine.', { showFrom: written }),
    ],
  }),
  page('/early', { showUntil: written, blocks: [{ ...masthead, props: { title: 'An early offer' } }] }),
  page('/late', { showFrom: written, blocks: [{ ...masthead, props: { title: 'A late offer' } }] }),
];

let service: FaultyService;
let project: SmallSite;
let handler: Handler;
let now = before;
let first = '';

const dist = () => path.join(project.root, 'dist');
const fileOf = (name: string) => readFileSync(path.join(dist(), name), 'utf8');
/** The files that contain a text and that visitors of the site could load. */
const filesWith = (text: RegExp) =>
  readdirSync(dist(), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:js|html|json|xml)$/.test(file) && text.test(fileOf(file)),
  );

async function request(target: string): Promise<Response> {
  const context: ServerContext = {
    store: { getItem: async () => null, setItem: async () => {} },
    content: { base: service.url, deadline: 2_000, fetch },
    assets: {
      async fetch({ url }) {
        const file = path.join(dist(), `${new URL(url).pathname}.html`);
        if (!existsSync(file)) return new Response(null, { status: 404 });
        return new Response(readFileSync(file, 'utf8'), { headers: { 'Content-Type': 'text/html' } });
      },
    },
    secrets: { announcements: undefined },
    waitUntil: () => {},
    report: () => {},
  };
  return handler.fetch(new Request(`http://site.test${target}`), context);
}

const statusOf = async (target: string) => (await request(target)).status;
const textOf = async (target: string) => (await request(target)).text();

beforeAll(async () => {
  service = await startMuseumService();
  project = new SmallSite();
  project.edit('page-configs/_site.json', (text) =>
    text.replace('"logo"', '"timeZone": "Asia/Kathmandu", "logo"'),
  );
  project.addPages(pages);
  const { status, output } = await buildInProcess(project, service.url, { now: before });
  if (status !== 0) throw new Error(output);
  first = output;
  const server = findServer(dist());
  if (!server) throw new Error('The build wrote no server');
  const code = await loadServer(server.folder);
  handler = code.createHandler({ site: server.record, code, freshFor: 10 * 60 * 60_000, now: () => now });
}, limit);
afterAll(async () => {
  project.remove();
  await service.close();
});

describe('a page or a block with a schedule', () => {
  it('is in no file of the build before its time, and the build says when it must run again', () => {
    expect(fileOf('offer.html')).toContain('Sold by hand.');
    expect(fileOf('early.html')).toContain('An early offer');
    expect(existsSync(path.join(dist(), 'late'))).toBe(false);
    expect(fileOf('sitemap.xml')).toMatch(/\/early</);
    expect(filesWith(/Sold by machine|A late offer/)).toEqual([]);
    expect(first).toContain(`Build again after ${written.replace('T', ' ')} (Asia/Kathmandu)`);
  });

  it('is shown by a server from that minute on, and no longer after its end, although the page is fresh', async () => {
    now = change - 1;
    expect(await textOf('/offer')).toBe(fileOf('offer.html'));
    expect([await statusOf('/early'), await statusOf('/late')]).toEqual([200, 404]);
    expect(await textOf('/sitemap.xml')).toMatch(/\/early</);
    now = change;
    const offer = await request('/offer');
    expect(offer.headers.get('cache-status')).toBe('pagewright; fwd=miss');
    expect(await offer.text()).toMatch(/^(?!.*Sold by hand).*Sold by machine\./s);
    expect((await request('/offer')).headers.get('cache-status')).toBe('pagewright; hit');
    expect([await statusOf('/early'), await statusOf('/late')]).toEqual([404, 200]);
    // The file of the hidden page is still there.
    expect([await statusOf('/early.html'), await statusOf('/offer.html')]).toEqual([404, 308]);
    expect(await textOf('/late')).toContain('A late offer');
    expect(await textOf('/sitemap.xml')).toMatch(/^(?!.*\/early<).*\/late</s);
  });

  it(
    'changes with the next build, which reuses nothing and accepts that a page is gone',
    async () => {
      const again = await buildInProcess(project, service.url, { now: change - 1 });
      expect(again.output).not.toContain('Bundling code');
      const { status, output } = await buildInProcess(project, service.url, { now: change });
      expect(status, output).toBe(0);
      expect(output).toContain('This block was shown until');
      expect(output).not.toContain('Build again');
      expect(existsSync(path.join(dist(), 'early'))).toBe(false);
      expect(fileOf('late.html')).toContain('A late offer');
      expect(fileOf('offer.html')).toContain('Sold by machine.');
      expect(filesWith(/Sold by hand|An early offer/)).toEqual([]);
    },
    limit,
  );
});
