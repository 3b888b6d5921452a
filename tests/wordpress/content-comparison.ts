import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { read } from '../../packages/pagewright/src/content/read.ts';
import { installSanitiser } from '../../packages/pagewright/src/content/sanitising/clean-html.ts';
import { plainText } from '../../packages/pagewright/src/content/sanitising/plain-text.ts';
import { sanitiseHtml } from '../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import type { ReadableSource } from '../../packages/pagewright/src/content/source.ts';
import { sources } from '../../src/sources/source-registry.ts';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

/** A request of a source. */
interface Reading {
  readonly title: string;
  readonly source: ReadableSource;
  readonly params: Readonly<Record<string, string | number>>;
}

function slugsIn(contentDir: string, folder: string): string[] {
  return readdirSync(path.join(contentDir, folder))
    .map((name) => path.basename(name, '.json'))
    .filter((slug) => !slug.startsWith('a-quiet-'));
}

/** Requests of all sources for all entries. */
function readings(contentDir: string): Reading[] {
  const each = (source: ReadableSource, folder: string): Reading[] =>
    slugsIn(contentDir, folder).map((slug) => ({ title: `${folder}/${slug}`, source, params: { slug } }));
  const lists = [
    { title: 'latest-posts', source: sources['latest-posts'] },
    { title: 'case-studies', source: sources['case-studies'] },
    { title: 'media', source: sources.media },
    { title: 'posts', source: sources.posts },
    { title: 'post-pages', source: sources['post-pages'] },
    { title: 'case-study-pages', source: sources['case-study-pages'] },
    { title: 'services', source: sources.services },
    { title: 'software-list', source: sources['software-list'] },
    { title: 'industries', source: sources.industries },
    { title: 'platforms', source: sources.platforms },
  ];
  return [
    { title: 'homepage', source: sources.homepage, params: {} },
    { title: 'company', source: sources.company, params: {} },
    { title: 'people', source: sources.people, params: {} },
    { title: 'contact', source: sources.contact, params: {} },
    { title: 'posts', source: sources.posts, params: {} },
    { title: 'post-topics', source: sources['post-topics'], params: {} },
    { title: 'post-authors', source: sources['post-authors'], params: {} },
    { title: 'posts, the last page', source: sources.posts, params: { per_page: 5, page: '3' } },
    ...lists.flatMap(({ title, source }) =>
      [3, 100].map((per_page) => ({ title: `${title}, ${per_page} of them`, source, params: { per_page } })),
    ),
    ...each(sources.service, 'services'),
    ...each(sources.software, 'software'),
    ...each(sources.industry, 'industry'),
    ...each(sources.platform, 'platform'),
    ...each(sources.post, 'posts'),
    ...each(sources['case-study'], 'case-studies'),
  ];
}

const isHtml = /^\s*<[a-z]/;

/** The visible parts of HTML: its text, its images and its links. */
function comparableHtml(html: string): object {
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');
  return { text: plainText(html).replace(/\s+/g, ' '), addresses: addresses.map(comparableAddress) };
}

function comparableAddress(address: string): string {
  return address.replace(/https?:\/\/127\.0\.0\.1:\d+/g, '').replaceAll('/wp-content/uploads/demo', '');
}

/** Content without the differences between the services: IDs of entries and URLs of images. */
function comparable(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => comparable(entry, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, comparable(entry, key)]));
  }
  if (name === 'id') return typeof value;
  if (typeof value !== 'string') return value;
  if (isHtml.test(value)) return comparableHtml(value);
  return ['src', 'srcset'].includes(name) ? comparableAddress(value) : value;
}

/** Content without the sizes of images in HTML. WordPress adds them, and the demo content may not have them. */
function sizedAlike(real: unknown, demo: unknown): unknown {
  if (Array.isArray(real))
    return real.map((one, index) => sizedAlike(one, Array.isArray(demo) ? demo[index] : undefined));
  if (typeof real !== 'object' || real === null || typeof demo !== 'object' || demo === null) return real;
  const there = new Map<string, unknown>(Object.entries(demo));
  const hasNoSize = there.has('src') && !there.has('width');
  return Object.fromEntries(
    Object.entries(real)
      .filter(([name]) => !(hasNoSize && ['width', 'height', 'srcset'].includes(name)))
      .map(([name, value]) => [name, sizedAlike(value, there.get(name))]),
  );
}

/** Reads all content from both services through the sources of the site, and compares the results. */
export async function compareContent(fixture: ContractFixture, tally: Tally): Promise<void> {
  installSanitiser(sanitiseHtml);
  for (const { title, source, params } of readings(fixture.contentDir)) {
    await tally.check(`both have equal content: ${title}`, async () => {
      const [demo, real] = await Promise.all(
        [fixture.demo, fixture.real].map(({ address }) =>
          read(source, params, { base: address, deadline: 30_000 }),
        ),
      );
      assert.deepEqual(real?.issues, [], 'issues of the real service');
      assert.deepEqual(demo?.issues, [], 'issues of the demo service');
      assert.deepEqual(comparable(sizedAlike(real?.content, demo?.content)), comparable(demo?.content));
    });
  }
}
