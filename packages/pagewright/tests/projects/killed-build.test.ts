import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishSwitch } from '../../src/node/output/switch-folder.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { fromSources } from '../commands/engine-command.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess, smallSiteBundle } from './build-in-process.ts';
import { type CommandResult, SmallSite } from './small-site.ts';

const limit = 120_000;
const builder = path.resolve(import.meta.dirname, 'build-from-bundle.ts');
const killer = pathToFileURL(path.resolve(import.meta.dirname, '../fixtures/kill-at-rename.mjs')).href;
let service: FaultyService;
let project: SmallSite;
let bundle: string;

beforeAll(async () => {
  service = await startMuseumService();
  project = new SmallSite();
  bundle = await smallSiteBundle();
  const { status, output } = await buildInProcess(project, service.url, { bundle });
  if (status !== 0) throw new Error(output);
}, limit);
afterAll(async () => {
  project.remove();
  await service.close();
});

/** Files that only a running build creates. */
const leftovers = () =>
  [...readdirSync(project.root), ...readdirSync(path.join(project.root, '.pagewright'))].filter((name) =>
    /^(dist\.|build-|opening-|lock-)/.test(name),
  );

/** Builds, and kills the build after a rename to a name with this ending. */
async function killedBuild(end: string): Promise<void> {
  const command = ['--import', killer, ...fromSources, builder];
  const ran = await project.run([...command, project.root, bundle, service.url], {
    KILL_AFTER_RENAME_TO: end,
  });
  expect(ran.status, ran.output).toBeNull();
  expect(ran.output).toMatch(/^Writing \d+ pages/m);
}

interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Serves the site in this process, which is several times faster than the command. */
async function serveHere(): Promise<Served> {
  const folder = path.join(project.root, 'dist');
  finishSwitch(folder);
  const { server, address } = await listen(folderHandler(folder), 0);
  return { address, stop: () => closeServer(server) };
}

describe('a build that was killed', () => {
  it.each<[string, string, () => Promise<Served>]>([
    ['when it had finished its files', 'dist.new', serveHere],
    // The only case in which the command itself must finish the switch of the folders.
    ['between the two renames', 'dist.old', () => project.start('serve')],
    ['before it had removed the old files', 'dist', serveHere],
    ['while it was saving the content', '.json', serveHere],
  ])(
    '%s leaves a complete site',
    async (_, end, serve) => {
      await killedBuild(end);
      expect(leftovers()).not.toEqual([]);
      const { address, stop } = await serve();
      for (const page of ['/', '/journal/a-mile-of-rope', '/sitemap.xml']) {
        const response = await fetch(address + page);
        expect([page, response.status]).toEqual([page, 200]);
        await response.text();
      }
      await stop();
    },
    limit,
  );

  it(
    'is cleaned up by the next build',
    async () => {
      const { status, output } = await buildInProcess(project, service.url, { bundle });
      expect(status, output).toBe(0);
      expect(leftovers()).toEqual([]);
    },
    limit,
  );
});

describe('two builds at once', () => {
  it(
    'write one site: the second build names the first one and leaves its folder unchanged',
    async () => {
      const second: Promise<CommandResult>[] = [];
      const first = await project.build(service.url, () => {
        // This build runs in this process. It loads no code, so it starts while the first build is still running.
        second.push(buildInProcess(project, service.url, { bundle }));
      });
      const [other] = await Promise.all(second);
      expect(first.status, first.output).toBe(0);
      expect(other?.status, other?.output).toBe(1);
      expect(other?.output).toMatch(/^Another build \(process \d+\) is writing .+dist\. Wait until it ends/m);
      expect(leftovers()).toEqual([]);
    },
    limit,
  );
});
