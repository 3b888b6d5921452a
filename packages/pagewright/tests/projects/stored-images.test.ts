import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { buildInProcess, bundleOf } from './build-in-process.ts';
import { ChangingArticles } from './changing-articles.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
const articles = new ChangingArticles();
let service: FaultyService;
let project: SmallSite;
let photo: Buffer;
let bundle: string;
/** The requests for images. */
let asked: string[] = [];
let hasImages = true;

async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url = '' } = request;
  if (!url.startsWith('/uploads/')) return articles.handle(request, response);
  asked.push(url);
  response.writeHead(hasImages ? 200 : 404, { 'Content-Type': 'image/png' }).end(hasImages ? photo : '');
  return true;
}

const imageTag = (name: string) => `<img src="${service.url}/uploads/${name}.png" alt="The quay">`;

beforeAll(async () => {
  photo = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();
  service = await new FaultyService(handle).listen();
  for (const number of Array.from({ length: 4 }).keys()) articles.publish(`Subject ${number}`);
  articles.change(0, `the quay ${imageTag('quay')}`);
  articles.change(1, `the pier ${imageTag('pier')}`);
  project = new SmallSite();
  project.edit('page-configs/article.json', (text) =>
    text.replace(/"slug": \["a-mile.*\]/, '"slug": [{ "each": "{articles}", "show": "{item.slug}" }]'),
  );
  project.edit('pagewright.config.ts', (text) => text.replace('siteUrl:', "images: 'store',\n  siteUrl:"));
  bundle = await bundleOf(project);
}, limit);
afterAll(async () => {
  project.remove();
  await service.close();
});

async function build(): Promise<string> {
  asked = [];
  const { status, output } = await buildInProcess(project, service.url, { bundle });
  expect(status, output).toBe(0);
  return output;
}

const assets = () =>
  readdirSync(path.join(project.root, 'dist/assets')).filter((name) => /^(?:quay|pier)-/.test(name));
const page = (index: number) => project.read(`dist/journal/${articles.slugOf(index)}.html`);

describe('a site that stores the images of its content', () => {
  it(
    'shows its own files, downloads each image once, and publishes none that no page shows',
    async () => {
      expect(await build()).toContain('Storing the images of the content');
      expect(asked.sort()).toEqual(['/uploads/pier.png', '/uploads/quay.png']);
      expect(page(0)).toMatch(/<img [^>]*src="\/assets\/quay-[\da-f]{10}\.png"/);
      expect(page(0)).toMatch(/srcset="\/assets\/quay-480-[\da-f]{10}\.avif 480w, /);
      expect(page(0)).not.toContain(`${service.url}/uploads`);
      const first = assets();
      expect(first.filter((name) => name.endsWith('.avif')).length).toBeGreaterThan(2);

      // The pages of the previous build bring their images.
      articles.change(2, 'nothing to see');
      await build();
      expect(asked).toEqual([]);
      expect(assets()).toEqual(first);

      articles.change(1, 'no pier');
      await build();
      expect(asked).toEqual([]);
      expect(assets()).toEqual(first.filter((name) => name.startsWith('quay-')));
    },
    limit,
  );

  it(
    'shows an image that cannot be stored at its URL, and says so until it can',
    async () => {
      hasImages = false;
      articles.change(1, `the pier ${imageTag('gone')}`);
      const output = await build();
      expect(output).toContain(`${service.url}/uploads/gone.png is not stored (status 404)`);
      expect(page(1)).toContain(`src="${service.url}/uploads/gone.png"`);
      expect(page(0)).toMatch(/src="\/assets\/quay-/);
      articles.change(2, 'something else');
      expect(await build()).toContain('gone.png is not stored');
    },
    limit,
  );

  it(
    'shows the URLs of the service again without the setting',
    async () => {
      project.edit('pagewright.config.ts', (text) => text.replace("images: 'store',\n", ''));
      await build();
      expect(page(0)).toContain(`src="${service.url}/uploads/quay.png"`);
      expect(assets()).toEqual([]);
      expect(asked).toEqual([]);
    },
    limit,
  );
});
