import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineCommand } from '../commands/engine-command.ts';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { buildInProcess, type InProcessBuild, smallSiteBundle } from './build-in-process.ts';
import { ChangingArticles } from './changing-articles.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
const own404: Fault = { kind: 'status', status: 404, code: 'rest_not_found' };
const down: Fault = { kind: 'status', status: 500, retryAfter: '3600' };
const withoutCursor = { kind: 'status', status: 404, code: 'rest_no_route' } as const;

let articles: ChangingArticles;
let service: FaultyService;
let project: SmallSite;
let bundle: string;

beforeAll(async () => {
  articles = new ChangingArticles();
  service = await new FaultyService(articles.handle).listen();
  bundle = await smallSiteBundle();
  project = new SmallSite();
  // The config names one article.
  project.edit('page-configs/article.json', (text) => text.replace('"a-mile-of-rope", ', ''));
  articles.publish('Kept on purpose');
}, limit);
beforeEach(() => service.heal());
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  project.remove();
  await service.close();
});

/** Makes the service report no changes. */
function unannounced(): void {
  service.fail('/changes', withoutCursor);
  // The site is so small that any removal is a large share of it.
  vi.stubEnv('MAX_REMOVED_PERCENT', '40');
}

async function rebuild(options: InProcessBuild = {}): Promise<string> {
  const { status, output } = await buildInProcess(project, service.url, { bundle, ...options });
  if (status !== 0) throw new Error(output);
  return output;
}

/** Publishes an article and builds. Returns its title. */
async function publish(title: string): Promise<string> {
  articles.publish(title);
  await rebuild({ allowShrink: true });
  expect(tracesOf(title)).toEqual(expect.arrayContaining(['index.html', 'feed.xml']));
  return title;
}

/** The files of the site that contain a text. */
function tracesOf(text: string): string[] {
  return [...project.built()].flatMap(([file, bytes]) =>
    Buffer.from(bytes, 'base64').includes(text) ? [file] : [],
  );
}

describe('an article that was withdrawn', () => {
  it.each<[string, () => void, InProcessBuild]>([
    ['announced', () => {}, {}],
    ['announced, with a service that answers nothing else', () => service.fail('/article', down), {}],
    [
      'announced, after which anything may have changed, with a service that answers nothing else',
      () => {
        articles.changeAnything();
        service.fail('/article', down);
      },
      {},
    ],
    [
      'announced, with a service that answers nothing else, in a build that uses nothing of the last one',
      () => service.fail('/article', down),
      { cold: true },
    ],
    ['not announced', () => unannounced(), {}],
    ['not announced, in a build that uses nothing of the last one', () => unannounced(), { cold: true }],
    ['found by --allow-shrink', () => service.fail('/changes', withoutCursor), { allowShrink: true }],
  ])(
    'leaves no trace in the files of the next build: %s',
    async (_, fault, options) => {
      const title = await publish(`Withdrawn ${Math.random()}`);
      articles.withdraw(0);
      fault();
      await rebuild(options);
      expect(tracesOf(title)).toEqual([]);
      expect(tracesOf('Kept on purpose')).toContain('index.html');
    },
    limit,
  );

  it(
    'leaves no trace if it was announced to a build that stopped, even if the service has not answered since',
    async () => {
      const title = await publish('Announced to another build');
      articles.withdraw(0);
      articles.publish('Not readable');
      service.fail(`/article/${articles.slugOf(0)}`, down);
      await expect(rebuild()).rejects.toThrow(articles.slugOf(0));
      service.fail('/article', down);
      articles.withdraw(0);
      await rebuild();
      expect(tracesOf(title)).toEqual([]);
    },
    limit,
  );

  it(
    'leaves no trace if it was the only one',
    async () => {
      const title = await publish('The only one');
      while (articles.count > 0) articles.withdraw(0);
      await rebuild();
      expect(tracesOf(title)).toEqual([]);
    },
    limit,
  );
});

describe('an article that only looks withdrawn', () => {
  it(
    'stays, is listed as held, and is accepted by its key',
    async () => {
      const title = await publish('Lost');
      const slug = articles.slugOf(0);
      unannounced();
      service.fail('/article/', own404);
      expect(await rebuild()).toContain('nothing confirms that it was withdrawn');
      expect(tracesOf(title)).toContain(`journal/${slug}.html`);
      const list = await project.run(engineCommand('held'), {});
      expect(list.output).toContain(`entry article:${slug}`);
      const wrong = await project.run([...engineCommand('held'), '--accept', 'entry article:unknown'], {});
      expect([wrong.status, wrong.output]).toEqual([1, expect.stringContaining('is held')]);
      expect(
        (await project.run([...engineCommand('held'), '--accept', `entry article:${slug}`], {})).output,
      ).toContain('Accepted');
      await rebuild();
      expect(project.built().has(`journal/${slug}.html`)).toBe(false);
      // The service works again, so that nothing is held.
      service.heal();
      await rebuild();
      expect((await project.run(engineCommand('held'), {})).output).toContain('No content is held.');
    },
    limit,
  );
});
