import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchFolder } from '../../src/node/output/switch-folder.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { hostilePaths } from '../fixtures/hostile-paths.ts';

let root: string;
let folder: string;
let server: Server;
let address: string;

const headers = '/*\n  X-Content-Type-Options: nosniff\n  X-Build: one\n/board/*\n  X-Framed: yes\n';

/** Writes the files of a build into a new folder. */
function writeBuild(files: Record<string, string>): string {
  const built = mkdtempSync(path.join(root, 'built-'));
  for (const [name, text] of Object.entries({ _headers: headers, '404.html': 'No such page', ...files })) {
    mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
    writeFileSync(path.join(built, name), text);
  }
  return built;
}

async function open(): Promise<void> {
  root = mkdtempSync(path.join(tmpdir(), 'served-'));
  folder = path.join(root, 'dist');
  const files = {
    'index.html': 'Home',
    'services/pmo/index.html': 'PMO',
    'index.html.br': 'brotli',
    'index.html.gz': 'gzip',
    'page.txt': '0123456789',
    'board/board.html': 'Board',
    'empty.txt': '',
    'journal/backup.gz.html': 'A page named like a copy',
    'journal/.hidden.html': 'A page named like a hidden file',
    'journal/a b.html': 'A page with a space',
    'journal/a\u2028b.html': 'A page with a line separator',
  };
  switchFolder(writeBuild(files), folder);
  ({ server, address } = await listen(folderHandler(folder), 0));
}

async function close(): Promise<void> {
  await closeServer(server);
  rmSync(root, { recursive: true, force: true });
}

const send = (file: string, more: RequestInit = {}) =>
  fetch(address + file, {
    redirect: 'manual',
    ...more,
    headers: { 'accept-encoding': 'identity', ...more.headers },
  });

/** Status, header lines and body of the response to a request line that no client would send. */
async function askRaw(target: string): Promise<{ status: number; lines: string[] }> {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.on('error', reject).on('end', () => resolve(text));
  });
  const [first = '', ...lines] = answer.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  return { status: Number(first.split(' ')[1]), lines };
}

describe('a hostile path', () => {
  beforeAll(open);
  afterAll(close);

  it.each(hostilePaths)(
    'gets a response with all headers and no redirect to another host: $why',
    async ({ path: target }) => {
      const { status, lines } = await askRaw(target);
      expect(status === 414).toBe(target.length > 2_048);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(lines).toContain('X-Content-Type-Options: nosniff');
      const location = lines.find((line) => /^location:/i.test(line))?.slice('location: '.length);
      if (location !== undefined) {
        expect(location).toMatch(/^\/(?!\/)[^\\\s]*$/);
        expect(location.split('?')[0]).not.toMatch(/\/\/|%(?:2f|5c|20|7f|[01][\da-f]|c2%[89])/i);
      }
      expect(lines.filter((line) => /^set-cookie/i.test(line))).toEqual([]);
    },
  );

  it.each([
    '/404',
    '/404/',
    '/404.html',
    '/_headers',
    '/404.html.gz',
    '/index.html.gz',
    '/index.html.br',
    '/index.html%2ebr',
    '/.env',
    '/services',
  ])('%s is not found', async (file) => {
    const answer = await send(file, { redirect: 'follow' });
    expect([answer.status, await answer.text()]).toEqual([404, 'No such page']);
  });
});

describe('a path', () => {
  beforeAll(open);
  afterAll(close);

  it.each([
    ['/services/pmo/', '/services/pmo'],
    ['/services/pmo/index.html', '/services/pmo'],
    ['/index.html', '/'],
    ['/services/pmo/?a=b&c=%20', '/services/pmo?a=b&c=%20'],
    [`/gr${encodeURIComponent('ö')}sse/`, `/gr${encodeURIComponent('ö')}sse`],
  ])('%s redirects to %s', async (file, location) => {
    const answer = await send(file);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it.each([
    ['/', 'Home'],
    ['/journal/backup.gz', 'A page named like a copy'],
    ['/journal/.hidden', 'A page named like a hidden file'],
    ['/journal/a%20b', 'A page with a space'],
    ['/journal/a%E2%80%A8b', 'A page with a line separator'],
    ['/?x=//y', 'Home'],
    ['/services/pmo', 'PMO'],
    ['/board/board.html', 'Board'],
    ['/board/board', 'Board'],
    ['/empty.txt', ''],
  ])('%s is a page', async (file, text) => {
    const answer = await send(file);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });
});

describe('a request', () => {
  beforeAll(open);
  afterAll(close);

  it.each(['http://site.example', 'http://site.example?a=b', 'http://site.example/services/pmo'])(
    'for the absolute URL %s is a request for its path',
    async (target) => {
      expect((await askRaw(target)).status).toBe(200);
    },
  );

  it('gets the headers of its decoded path', async () => {
    const { headers: sent } = await send('/%62oard/board.html');
    expect(sent.get('x-framed')).toBe('yes');
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', null],
  ])('that accepts %s gets %s', async (accepted, encoding) => {
    const answer = await send('/', { method: 'HEAD', headers: { 'accept-encoding': accepted } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=0-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=4-2', 200, null, '0123456789'],
    ['bytes=0-1,3-4', 200, null, '0123456789'],
    ['lines=1-2', 200, null, '0123456789'],
  ])('for %s gets status %i', async (range, status, contentRange, text) => {
    const answer = await send('/page.txt', { headers: { range } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      text,
    ]);
  });

  it('for a file that the client has gets 304', async () => {
    const { headers: sent } = await send('/page.txt');
    const again = await send('/page.txt', { headers: { 'if-none-match': `"x", ${sent.get('etag')}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('with another method is rejected, with all headers', async () => {
    const answer = await send('/', { method: 'POST' });
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([405, 'nosniff']);
  });
});

describe('a site in several languages', () => {
  beforeAll(open);
  afterAll(close);

  it('has a page for unknown paths in the language of the path', async () => {
    switchFolder(writeBuild({ 'de/index.html': 'Start', 'de/404.html': 'Keine Seite' }), folder);
    for (const [file, text] of Object.entries({
      '/de/nichts/da': 'Keine Seite',
      '/de/404': 'Keine Seite',
      '/de/404.html': 'Keine Seite',
      '/DE': 'Keine Seite',
      '/fr/rien': 'No such page',
      '/': 'No such page',
    })) {
      const answer = await send(file);
      expect([answer.status, await answer.text()], file).toEqual([404, text]);
    }
    expect(await (await send('/de')).text()).toBe('Start');
  });
});

describe('a build while the site is served', () => {
  beforeEach(open);
  afterEach(close);

  it('is served at once: longer pages, new pages, new headers, another page for unknown paths', async () => {
    await (await send('/')).text();
    const files = {
      _headers: headers.replace('one', 'two'),
      '404.html': 'Nothing',
      'index.html': 'Home, longer',
    };
    switchFolder(writeBuild({ ...files, 'new/index.html': 'New' }), folder);
    const home = await send('/');
    expect([home.headers.get('x-build'), await home.text()]).toEqual(['two', 'Home, longer']);
    expect(await (await send('/new')).text()).toBe('New');
    const gone = await send('/services/pmo');
    expect([gone.status, await gone.text()]).toEqual([404, 'Nothing']);
  });

  it('has the header rules that a person edits in the folder', async () => {
    expect((await send('/')).headers.get('x-build')).toBe('one');
    writeFileSync(path.join(folder, '_headers'), headers.replace('one', 'edited'));
    expect((await send('/')).headers.get('x-build')).toBe('edited');
  });

  it('never breaks a response in progress', async () => {
    const text = 'long '.repeat(4_000_000);
    switchFolder(writeBuild({ 'long.txt': text }), folder);
    const answer = await send('/long.txt');
    switchFolder(writeBuild({ 'long.txt': 'short' }), folder);
    expect((await answer.text()).length).toBe(text.length);
    expect(await (await send('/long.txt')).text()).toBe('short');
  });

  it('that was killed between its two renames is completed by the next request', async () => {
    renameSync(writeBuild({ 'index.html': 'Finished' }), `${folder}.new`);
    renameSync(folder, `${folder}.old`);
    expect(await (await send('/')).text()).toBe('Finished');
  });

  it('never makes a request fail, even if the folder is replaced often', async () => {
    const builds = Array.from({ length: 40 }, (_, index) =>
      writeBuild({ 'index.html': `Build ${'x'.repeat(index * 100)}` }),
    );
    const responses: Promise<[number, boolean]>[] = [];
    for (const built of builds) {
      for (let count = 0; count < 5; count += 1) {
        responses.push(
          send('/').then(async (one) => [one.status, /^(Home|Build x*)/.test(await one.text())]),
        );
      }
      await new Promise(setImmediate);
      switchFolder(built, folder);
    }
    expect(new Set((await Promise.all(responses)).map(String))).toEqual(new Set(['200,true']));
  });

  it('reports that the site is being built while there is none, with the previous headers', async () => {
    await (await send('/')).text();
    renameSync(folder, path.join(root, 'away'));
    const answer = await send('/');
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([503, 'nosniff']);
    renameSync(path.join(root, 'away'), folder);
    expect((await send('/')).status).toBe(200);
  });
});
