import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateFiles } from '../../src/node/output/generated-files.ts';
import { vanishTime } from '../../src/server/caching/held-content.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { GuideSite } from './guide-site.ts';
import { Instance } from './on-demand-instance.ts';
import { type Entry, PlainWordPress } from './plain-wordpress.ts';

const limit = 120_000;
const collections = ['pages', 'offering', 'media', 'categories', 'users'];

/** The changes, each of one entry, some minutes after the change before. */
const rounds: readonly Readonly<Record<string, Entry['state']>>[] = [
  { posts: 'hidden', pages: 'hidden', offering: 'hidden', media: 'hidden' },
  { posts: 'protected', pages: 'protected', offering: 'protected', users: 'without posts' },
  { posts: 'deleted', pages: 'deleted', offering: 'deleted', media: 'deleted', categories: 'deleted' },
  { users: 'deleted' },
];

const wordpress = new PlainWordPress();
let service: FaultyService;
let project: GuideSite;
let kept: readonly string[];
let withdrawn: readonly { readonly entry: Entry; readonly state: Entry['state']; readonly page: string }[][];

beforeAll(async () => {
  service = await new FaultyService(wordpress.handle).listen();
  project = new GuideSite();
  for (const collection of collections) project.addCollection(collection);
  const all = ['posts', ...collections];
  const pageOf = (collection: string, { slug }: Entry) => `/${collection}/${slug}`;
  kept = all.map((collection) => pageOf(collection, wordpress.publish(collection, `Kept in ${collection}`)));
  withdrawn = rounds.map((round, index) =>
    Object.entries(round).map(([collection, state]) => {
      const entry = wordpress.publish(collection, `Quokka ${index} in ${collection}`);
      return { entry, state, page: pageOf(collection, entry) };
    }),
  );
  await generateFiles(project.root);
  const { status, output } = await buildInProcess(project, service.url);
  expect(status, output).toBe(0);
}, limit);
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  project.remove();
  await service.close();
});

const titles = () => withdrawn.flat().map(({ entry }) => entry.title);

describe('an entry of a WordPress without plugins, of any type, that visitors can no longer see', () => {
  it('leaves no trace in the responses of a server, and nothing is held', async () => {
    const site = await new Instance({ service, outDir: path.join(project.root, 'dist') }).start();
    const paths = ['/', '/de', '/sitemap.xml', ...kept, ...withdrawn.flat().map(({ page }) => page)];
    const textOf = async () => (await Promise.all(paths.map((each) => site.html(each)))).join('\n');
    const shown = await textOf();
    for (const title of titles()) expect(shown).toContain(title);
    for (const round of withdrawn) {
      for (const { entry, state } of round) entry.state = state;
      site.now += vanishTime;
      // The first visitor starts the read.
      for (const _ of [1, 2, 3]) {
        site.now += 61_000;
        await textOf();
        await site.settle();
      }
      const text = await textOf();
      for (const { entry, state, page } of round) {
        expect(text, `${page}: ${state}`).not.toContain(entry.title);
        expect(text, `${page}: ${state}`).not.toContain(entry.slug);
        expect((await site.request(page)).status, `${page}: ${state}`).toBe(404);
      }
    }
    for (const page of kept) expect((await site.request(page)).status, page).toBe(200);
    expect((await (await site.askHeld([])).json()).held).toEqual([]);
  });

  it(
    'leaves no trace in the files of the next build',
    async () => {
      for (const { entry, state } of withdrawn.flat()) entry.state = state;
      vi.stubEnv('MAX_REMOVED_PERCENT', '80');
      const { status, output } = await buildInProcess(project, service.url);
      expect(status, output).toBe(0);
      expect(output).not.toContain('nothing confirms');
      const files = [...project.built()].map(
        ([name, bytes]) => [name, Buffer.from(bytes, 'base64')] as const,
      );
      for (const title of titles())
        expect(
          files.filter(([, bytes]) => bytes.includes(title)).map(([name]) => name),
          title,
        ).toEqual([]);
      for (const page of kept) expect(project.built().has(`${page.slice(1)}.html`), page).toBe(true);
    },
    limit,
  );
});
