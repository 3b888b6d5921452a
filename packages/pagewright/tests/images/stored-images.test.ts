import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImageStoreOptions, openImageStore } from '../../src/node/images/image-store.ts';
import { withStoredImages } from '../../src/pipeline/pages/stored-images.ts';
import { emptyPagePayload } from '../../src/render/document/hydration-payload.ts';

const root = mkdtempSync(path.join(tmpdir(), 'stored-images-'));
const day = 24 * 60 * 60 * 1000;
let server: Server;
let host: string;
let photo: Buffer;
let small: Buffer;
/** The requests since the start of a test, with the status of their responses. */
let requests: string[] = [];
let isDown = false;

/** The images of the service: their bytes by name. */
const files = new Map<string, Buffer>();

/** A drawing that no encoder makes small: noise. */
function noise(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = (index * 2_654_435_761) % 251;
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

beforeAll(async () => {
  [photo, small] = await Promise.all([noise(1000, 600), noise(60, 40)]);
  server = createServer((request, response) => {
    const name = (request.url ?? '').replace(/^\/uploads\/|\?.*$/g, '');
    const bytes = files.get(name);
    const etag = bytes && `"${bytes.length}"`;
    const isSame = etag !== undefined && request.headers['if-none-match'] === etag;
    const status = isDown ? 503 : bytes === undefined ? 404 : isSame ? 304 : 200;
    requests.push(`${name} ${status}`);
    response.writeHead(status, etag ? { ETag: etag } : {}).end(status === 200 ? bytes : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

let work = '';
beforeEach(() => {
  work = mkdtempSync(path.join(root, 'work-'));
  requests = [];
  isDown = false;
  files.clear();
  files.set('quay.jpg', photo).set('icon.jpg', small);
});

function open(more: Partial<ImageStoreOptions> = {}) {
  const printed: string[] = [];
  const store = openImageStore({
    client: path.join(work, 'client'),
    cache: path.join(work, 'cache'),
    origins: [host],
    deadline: 10_000,
    print: (line) => void printed.push(line),
    ...more,
  });
  return { ...store, printed };
}

const published = () => readdirSync(path.join(work, 'client/assets')).sort();

describe('a stored image', () => {
  it('is a file of the site, with smaller AVIF files', async () => {
    const { store, printed } = open();
    const { image, warning } = await store('/', `${host}/uploads/quay.jpg`);
    expect(warning).toBeUndefined();
    expect(image).toMatchObject({ width: 1000, height: 600 });
    expect(image?.src).toMatch(/^\/assets\/quay-[\da-f]{10}\.jpg$/);
    expect(image?.srcset).toMatch(
      /^\/assets\/quay-480-[\da-f]{10}\.avif 480w, \/assets\/quay-1000-[\da-f]{10}\.avif 1000w$/,
    );
    expect(published()).toHaveLength(3);
    expect(image?.files.map((file) => path.basename(file)).sort()).toEqual(published());
    expect(printed).toEqual(['Storing the images of the content']);
  });

  it('has no smaller files if it is small', async () => {
    const { image } = await open().store('/', `${host}/uploads/icon.jpg`);
    expect(image?.srcset).toBeUndefined();
    expect(published()).toHaveLength(1);
  });

  it('costs nothing for a day, and then one conditional request', async () => {
    const url = `${host}/uploads/quay.jpg`;
    const first = await open({ now: 0 }).store('/', url);
    const { store, printed } = open({ now: day - 1 });
    expect(await Promise.all([store('/', url), store('/about', url)])).toEqual([first, first]);
    expect(requests).toEqual(['quay.jpg 200']);
    expect(printed).toEqual([]);
    expect(await open({ now: day }).store('/', url)).toEqual(first);
    expect(await open({ now: day + 1 }).store('/', url)).toEqual(first);
    expect(requests).toEqual(['quay.jpg 200', 'quay.jpg 304']);
  });

  it('is replaced if its service has another one', async () => {
    const url = `${host}/uploads/quay.jpg`;
    const first = await open({ now: 0 }).store('/', url);
    files.set('quay.jpg', await noise(500, 300));
    const second = await open({ now: day }).store('/', url);
    expect(second.image).toMatchObject({ width: 500 });
    expect(second.image?.src).not.toBe(first.image?.src);
  });

  it('stays while its service does not respond, and the next build tries again', async () => {
    const url = `${host}/uploads/quay.jpg`;
    const first = await open({ now: 0 }).store('/', url);
    isDown = true;
    const { store, failed } = open({ now: day });
    expect(await store('/visit', url)).toEqual(first);
    expect([...failed]).toEqual(['/visit']);
  });
});

describe('an image keeps its URL, and the build says why,', () => {
  it.each([
    ['if it does not exist', 'gone.jpg', /status 404.*Replace it/],
    ['if it cannot be decoded', 'text.jpg', /not an image that can be decoded/],
  ])('%s', async (_, name, text) => {
    files.set('text.jpg', Buffer.from('no image'));
    const { store, failed } = open();
    const { image, warning } = await store('/', `${host}/uploads/${name}`);
    expect(image).toBeUndefined();
    expect(warning?.text).toMatch(text);
    expect(failed.size).toBe(0);
  });

  it('if its service does not respond', async () => {
    isDown = true;
    const { store, failed } = open();
    const { warning } = await store('/', `${host}/uploads/quay.jpg`);
    expect(warning?.text).toMatch(/status 503.*The next build tries again/);
    expect([...failed]).toEqual(['/']);
  });

  it('if the build has stored the most that it may', async () => {
    const { store } = open({ maximum: 1 });
    expect((await store('/', `${host}/uploads/icon.jpg`)).image).toBeDefined();
    expect((await store('/', `${host}/uploads/quay.jpg`)).warning?.text).toMatch(/at most 1 new images/);
    expect(requests).toHaveLength(1);
  });

  it('without a word, if its origin is not declared, or if it is an SVG', async () => {
    const { store } = open({ origins: ['https://cms.example'] });
    expect(await store('/', `${host}/uploads/quay.jpg`)).toEqual({});
    expect(await store('/', 'https://cms.example/logo.svg?x')).toEqual({});
    expect(requests).toEqual([]);
  });
});

describe('the content of a page', () => {
  const quay = 'https://cms.example/quay.jpg';
  const stored = {
    src: '/assets/quay-1.jpg',
    width: 1000,
    height: 600,
    srcset: '/assets/quay-480-1.avif 480w',
    files: ['/assets/quay-1.jpg', '/assets/quay-480-1.avif'],
  };
  const storeQuay = (url: string) => Promise.resolve(url === quay ? { image: stored } : {});

  it('has the stored images in its fields and its HTML, and other values unchanged', async () => {
    const html = `<p>Text with &lt;img src="${quay}"&gt;</p><img src="https://cms.example/quay-300.jpg" alt="A &quot;quay&quot;" srcset="https://cms.example/quay-300.jpg 300w, ${quay} 1000w" sizes="300px" width="300" height="180" loading="lazy"><img src="https://other.example/a.jpg?a&amp;b" alt="">`;
    const content = {
      image: { src: quay, alt: '' },
      sized: { src: 'https://cms.example/quay-300.jpg', width: 300, height: 180, srcset: `${quay} 1000w` },
      other: { src: 'https://other.example/a.jpg', srcset: 'https://other.example/b.jpg 9w' },
      local: { src: '/quay.jpg' },
      link: { href: quay },
      text: html.slice(0, 3) + quay,
      html,
    };
    const payload = {
      ...emptyPagePayload,
      contents: { '/a': { content, issues: [], digest: 'd' }, '/b': { content: [1, null, 'x'], issues: [] } },
      html: [[['/a', 'content', 'html'], 'raw'] satisfies [string[], string]],
    };
    const result = await withStoredImages(payload, storeQuay);
    const { files: _, width, height, ...image } = stored;
    expect(result.files).toEqual(stored.files);
    expect(result.urls).toEqual([quay]);
    expect(result.payload.contents['/b']).toBe(payload.contents['/b']);
    expect(result.payload.contents['/a']).toEqual({
      issues: [],
      digest: 'd',
      content: {
        ...content,
        image: { alt: '', width, height, ...image },
        sized: { ...image, width: 300, height: 180 },
        html: `<p>Text with &lt;img src="${quay}"&gt;</p><img srcset="/assets/quay-480-1.avif 480w" src="/assets/quay-1.jpg" alt="A &quot;quay&quot;" sizes="300px" width="300" height="180" loading="lazy"><img src="https://other.example/a.jpg?a&amp;b" alt="">`,
      },
    });
    expect(result.payload.html).toEqual([[['/a', 'content', 'html'], 'raw-stored']]);
    // The content of the reader stays as it is, because the next build uses it too.
    expect(payload.contents['/a'].content.image.src).toBe(quay);
  });

  it('is the same without stored images', async () => {
    const warning = { kind: 'a', cause: 'b', text: 'c' };
    const payload = {
      ...emptyPagePayload,
      contents: { '/a': { content: { src: quay, alt: '' }, issues: [] } },
    };
    const result = await withStoredImages(payload, () => Promise.resolve({ warning }));
    expect(result.payload).toBe(payload);
    expect(result.warnings).toEqual([warning]);
  });
});
