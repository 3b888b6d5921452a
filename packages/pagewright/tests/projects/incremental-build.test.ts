import { appendFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildOptions } from '../../src/node/builds/build-options.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { buildInProcess, bundleOf } from './build-in-process.ts';
import { ChangingArticles } from './changing-articles.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
let articles: ChangingArticles;
let service: FaultyService;
let project: SmallSite;
/** A site whose builds reuse nothing from earlier builds. */
let cold: SmallSite;
let bundle: string;

/** A field of each article: other articles, newest first. */
const recent = {
  title: 'Recent',
  description: 'Other articles to read.',
  type: 'array',
  items: {
    title: 'Recent article',
    description: 'An article as lists show it.',
    type: 'object',
    additionalProperties: false,
    required: ['title', 'slug'],
    properties: {
      title: { title: 'Title', description: 'Headline.', type: 'string', minLength: 1 },
      slug: { title: 'Slug', description: 'Last part of its path.', type: 'string', format: 'slug' },
    },
  },
};

/** A block that shows other articles on the page of each article. */
const recentArticles = {
  type: 'teasers',
  props: {
    heading: 'More',
    cards: [{ each: '{article.recent}', show: { title: '{item.title}', href: '/journal/{item.slug}' } }],
  },
};

beforeAll(async () => {
  articles = new ChangingArticles();
  for (const number of Array.from({ length: 12 }).keys()) articles.publish(`Subject ${number}`);
  service = await new FaultyService(articles.handle).listen();
  project = new SmallSite();
  cold = new SmallSite();
  for (const each of [project, cold]) {
    each.edit('schemas/content/article.json', (text) =>
      text.replace('"seo": {', () => `"recent": ${JSON.stringify(recent)}, "seo": {`),
    );
    each.edit('src/sources/article.ts', (text) =>
      text.replace("entryType: 'article',", "$& listOf: 'article:newest',"),
    );
    each.edit('page-configs/article.json', (text) =>
      text
        .replace(/"slug": \["a-mile.*\]/, '"slug": [{ "each": "{articles}", "show": "{item.slug}" }]')
        .replace('"end": [', () => `"end": [${JSON.stringify(recentArticles)}, `),
    );
  }
  bundle = await bundleOf(project);
  await build();
}, limit);
beforeEach(() => {
  vi.stubEnv('MAX_REMOVED_PERCENT', '100');
  service.heal();
});
afterEach(() => {
  vi.unstubAllEnvs();
  articles.reportsChanges = true;
});
afterAll(async () => {
  project.remove();
  cold.remove();
  await service.close();
});

async function build(paths: BuildOptions['paths'] = []): Promise<string> {
  const { status, output } = await buildInProcess(project, service.url, { bundle, paths });
  expect(status, output).toBe(0);
  return output;
}

/** The files of a build without any earlier one. */
async function coldFiles(): Promise<Map<string, string>> {
  cold.removeFolder('.pagewright');
  cold.removeFolder('dist');
  const { status, output } = await buildInProcess(cold, service.url, { bundle });
  expect(status, output).toBe(0);
  return cold.built();
}

const requestsSent = () => service.requests.map((request) => request.replace('GET /wp-json/custom/v1/', ''));
const timeOf = (file: string) => statSync(path.join(project.root, 'dist', file)).mtimeMs;
const pageOf = (slug: string) => `journal/${slug}.html`;

const index = fc.nat({ max: 20 });
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const edits = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('publish'), index, word }),
    fc.record({ do: fc.constant('change'), index, word }),
    fc.record({ do: fc.constant('rename'), index, word }),
    fc.record({ do: fc.constant('withdraw'), index, word }),
  ),
  { minLength: 1, maxLength: 4 },
);

function apply(edit: { do: string; index: number; word: string }): void {
  if (edit.do === 'publish') articles.publish(edit.word);
  if (edit.do === 'change') articles.change(edit.index, edit.word);
  if (edit.do === 'rename') articles.rename(edit.index, `${edit.word}-${articles.count}-${edit.index}`);
  if (edit.do === 'withdraw' && articles.count > 6) articles.withdraw(edit.index);
}

describe('a build after an earlier one', () => {
  it(
    'writes the same files as a build that reads and renders everything, whatever was edited',
    async () => {
      await fc.assert(
        fc.asyncProperty(edits, fc.boolean(), async (list, reportsChanges) => {
          articles.reportsChanges = reportsChanges;
          list.forEach(apply);
          await build();
          expect(project.built()).toEqual(await coldFiles());
        }),
        { numRuns: 3 },
      );
    },
    limit,
  );

  it(
    'reads and renders only what has changed',
    async () => {
      await build();
      const oldest = articles.count - 1;
      const changed = articles.slugOf(oldest);
      const others = [...project.built().keys()].filter(
        (file) => file.startsWith('journal/') && file !== pageOf(changed),
      );
      const times = others.map(timeOf);
      articles.change(oldest, 'Something else');
      service.heal();
      await build();
      expect(requestsSent().sort()).toEqual([
        `article/${changed}`,
        expect.stringMatching(/^articles\?/),
        expect.stringMatching(/^articles\?/),
        expect.stringMatching(/^changes\?since=\d+$/),
        'moved-entries',
      ]);
      expect(others.map(timeOf)).toEqual(times);
      expect(Buffer.from(project.built().get(pageOf(changed)) ?? '', 'base64').toString()).toContain(
        'Something else',
      );
    },
    limit,
  );

  it(
    'sends one request and changes no file if nothing has changed',
    async () => {
      await build();
      service.heal();
      const before = project.built();
      const time = timeOf('404.html');
      expect(await build()).toContain('Nothing has changed since the last build');
      expect(requestsSent()).toEqual([expect.stringMatching(/^changes/)]);
      expect(project.built()).toEqual(before);
      expect(timeOf('404.html')).toBe(time);
    },
    limit,
  );
});

it(
  'a build with --paths leaves pages to the server, which do not count as removed, and the next build writes them again',
  async () => {
    await build();
    const complete = project.built();
    const articlesOf = (files: Map<string, string>) =>
      [...files.keys()].filter((file) => file.startsWith('journal/'));
    vi.stubEnv('MAX_REMOVED_PERCENT', '0');
    const newest = [{ route: '/journal/*', count: 2 }];
    expect(await build(newest)).toContain(
      'Leaving other pages of /journal/* to a server (serve --on-demand)',
    );
    expect(articlesOf(project.built())).toEqual([articles.slugOf(0), articles.slugOf(1)].map(pageOf).sort());
    expect(await build(newest)).toContain('Nothing has changed since the last build');
    const served = await project.start('serve');
    await expect.poll(served.printed).toContain('dist/ contains only some pages of /journal/*');
    await served.stop();
    await build();
    expect(project.built()).toEqual(complete);
  },
  limit,
);

describe('a build that cannot trust the remains of an earlier one writes the same files', () => {
  it.each([
    [
      'a page was edited in the output folder',
      () => appendFileSync(path.join(project.root, 'dist', pageOf(articles.slugOf(2))), 'x'),
    ],
    [
      'a file was removed from the output folder',
      () => project.removeFile(`dist/${pageOf(articles.slugOf(1))}`),
    ],
    ['the record is damaged', () => damage('.pagewright/builds')],
    [
      'the kept content is damaged',
      () => {
        damage('.pagewright/content');
        // Makes the build load content, without a change to any page.
        project.removeFile(`dist/${pageOf(articles.slugOf(1))}`);
      },
    ],
    [
      'the service does not know the cursor',
      () => service.fail('changes', { kind: 'shape', body: { cursor: '0', all: true, changes: [] } }),
    ],
    ['the service fails to report changes', () => service.fail('changes', { kind: 'status', status: 403 })],
  ])(
    'when %s',
    async (_, doubt) => {
      await build();
      const before = project.built();
      doubt();
      expect(await build()).not.toContain('Nothing has changed');
      expect(project.built()).toEqual(before);
    },
    limit,
  );
});

/** Cuts off the end of each file in a folder. */
function damage(folder: string): void {
  const below = path.join(project.root, folder);
  for (const name of readdirSync(below)) {
    const file = path.join(below, name);
    writeFileSync(file, project.read(path.join(folder, name)).slice(0, -20));
  }
}
