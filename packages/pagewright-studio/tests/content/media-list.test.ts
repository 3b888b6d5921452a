import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectConfig } from '../../../pagewright/src/project/project-config.ts';
import { services } from '../../../pagewright/src/tooling-node.ts';
import { mediaCall } from '../../src/node/content/media-list.ts';

let server: Server;
let asked: string[];
let answer: (url: URL) => { readonly status?: number; readonly body: unknown };

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, body } = answer(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  delete process.env.MEDIA_TEST_URL;
});

function address(): string {
  const found = server.address();
  return `http://127.0.0.1:${typeof found === 'object' && found ? found.port : 0}`;
}

const source = {
  api: {
    name: 'Acme',
    isMissing: () => false,
    urlOf: ({ path, query }: { path: string; query: object }) =>
      `/${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  },
  request: ({ size = 10 }: { size?: number }) => ({ path: 'media', query: { size, page: 1 } }),
  decode: (body: unknown) => ({ content: body, issues: [] }),
  next: ({ path, query }: { path: string; query: { page: number } }, { body }: { body: unknown }) =>
    Array.isArray(body) && body.length > 1 ? { path, query: { ...query, page: query.page + 1 } } : undefined,
};

function call(studio: ProjectConfig['studio'], sources: object = { media: source }) {
  const content = {
    name: 'Acme',
    setting: 'MEDIA_TEST_URL',
    baseOf: (value: string) => value,
  };
  const project: ProjectConfig = { siteUrl: 'https://example.com', content, ...(studio ? { studio } : {}) };
  process.env.MEDIA_TEST_URL ??= address();
  return mediaCall({
    project,
    frame: () => ({ resolvedUrls: null, ssrLoadModule: () => Promise.resolve({ default: { sources } }) }),
  });
}

describe('the media of the content service', () => {
  it('are read part by part: the source says how to request the next one', async () => {
    const images = [
      { src: '/1.png', alt: 'One', width: 3, height: 2, srcset: '/1.png 3w' },
      { src: '/2.png' },
    ];
    answer = (url) => ({ body: url.searchParams.get('page') === '1' ? images : [{ src: '/3.png' }] });
    const media = call({ media: { source: 'media', params: { size: 2 } } });
    expect(await media({ part: 0 })).toEqual({ images, hasMore: true });
    expect(await media({ part: 1 })).toEqual({ images: [{ src: '/3.png' }], hasMore: false });
    expect(asked).toEqual(['/media?size=2&page=1', '/media?size=2&page=2']);
    await expect(media({ part: 2 })).rejects.toThrow('Close it, and open it again');
  });

  it('leave out items that are not images', async () => {
    answer = () => ({
      body: [
        { src: 'javascript:alert(1)' },
        { src: 7 },
        null,
        'text',
        { src: 'https://cms.example/a.png', alt: 7, width: '3', height: 2, extra: true },
      ],
    });
    expect(await call({ media: 'media' })({})).toEqual({
      images: [{ src: 'https://cms.example/a.png' }],
      hasMore: true,
      disallowed: ['https://cms.example'],
    });
  });

  it.each([
    ['is not named in the settings', undefined, {}, 'No source of media is named'],
    ['has no source', { media: 'none' }, {}, 'The site has no source "none"'],
    ['has a name of every object', { media: 'toString' }, {}, 'The site has no source "toString"'],
  ])('are not read if it %s', async (_, studio, body, message) => {
    answer = () => ({ body: [] });
    await expect(call(studio)(body)).rejects.toThrow(message);
    expect(asked).toEqual([]);
  });

  it('name the servers from which the site allows no images', async () => {
    const src = ['/a.png', `${address()}/b.png`, 'https://cdn.example/c.png', 'https://cdn.example/d.png'];
    answer = () => ({ body: src.map((each) => ({ src: each })) });
    expect(await call({ media: 'media' })({})).toMatchObject({ disallowed: ['https://cdn.example'] });
    answer = () => ({ body: [{ src: '/a.png' }] });
    expect(await call({ media: 'media' })({})).not.toHaveProperty('disallowed');
  });

  it.each([
    [401, 'it asks for a login (401).'],
    [404, 'it answered with an error (404).'],
    [500, 'it answered with an error (500).'],
  ])('say in words why they cannot be read: status %i', async (status, reason) => {
    answer = () => ({ status, body: {} });
    await expect(call({ media: 'media' })({})).rejects.toThrow(
      `Acme did not give a list of media: ${reason}`,
    );
  });

  it('say in words why they cannot be read', async () => {
    answer = () => ({ status: 404, body: {} });
    await expect(call({ media: 'media' })({ part: 0 })).rejects.toThrow(
      'Acme did not give a list of media: ',
    );
    answer = () => ({ body: { not: 'a list' } });
    await expect(call({ media: 'media' })({ part: 0 })).rejects.toThrow('does not give a list of images');
    const broken = { media: { ...source, decode: () => ({ content: undefined, issues: [] }) } };
    await expect(call({ media: 'media' }, broken)({ part: 0 })).rejects.toThrow(
      'Acme did not give a list of media: ',
    );
  });
});

describe('the origins of images that the studio may show', () => {
  it('are the content service, and what the project declares for images', () => {
    const plain: ProjectConfig = { siteUrl: 'https://example.com' };
    expect(services.imageOrigins(plain).origins).toEqual([]);
    process.env.MEDIA_TEST_URL = 'https://cms.example/api';
    const content = { name: 'Acme', setting: 'MEDIA_TEST_URL', baseOf: (value: string) => value };
    const policy = {
      images: { 'https://*.a.example': 'The archive' },
      fonts: { 'https://b.example': 'Type' },
    };
    const { origins, allows } = services.imageOrigins({ ...plain, content, policy });
    expect(origins).toEqual(['https://cms.example', 'https://*.a.example']);
    const asked = ['https://cms.example', 'https://b.a.example', 'https://a.example', 'https://b.example'];
    expect(asked.map(allows)).toEqual([true, true, false, false]);
  });
});
