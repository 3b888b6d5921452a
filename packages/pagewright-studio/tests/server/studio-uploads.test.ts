import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StudioServer } from '../../src/browser/connection/server-stream.ts';
import { sendUpload } from '../../src/browser/pickers/images/send-upload.ts';
import { studioUploads } from '../../src/node/uploads/studio-uploads.ts';

let root: string;
let added: string[];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'studio-upload-call-'));
  mkdirSync(path.join(root, 'public/people'), { recursive: true });
  added = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The server of the studio without HTTP: it has the call for uploads. */
class UploadServer extends StudioServer {
  override async call(called: string, body?: unknown): Promise<Response> {
    const [name = '', query] = called.split('?');
    const upload = studioUploads(
      root,
      async (file) => void added.push(`${existsSync(file)} ${path.relative(root, file)}`),
    ).get(name);
    if (!upload || !(body instanceof Blob))
      return Response.json({ error: 'There is no call.' }, { status: 404 });
    expect(body.type).toBe('application/octet-stream');
    try {
      return Response.json(await upload(await body.bytes(), new URLSearchParams(query)));
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : '' }, { status: 422 });
    }
  }
}

const server = new UploadServer('token');

describe('an upload', () => {
  it('is saved under a plain name, and is known to the project before it is answered', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c30' } })
      .png()
      .toBuffer();
    const file = new File([bytes], 'Ada & Großmann?.PNG', { type: 'text/html' });
    expect(await sendUpload(server, file, 'people')).toMatchObject({
      src: '/people/ada-grossmann.png',
      width: 30,
      height: 20,
    });
    expect(added).toEqual(['true public/people/ada-grossmann.png']);
  });

  it.each([
    ['a damaged file', 'a.png', 'people', 'browsers cannot show this type of file'],
    ['a folder outside', 'a.png', '../page-configs', 'cannot'],
  ])('of %s fails with the message of the server', async (_, name, folder, message) => {
    const bytes =
      folder === 'people'
        ? 'text'
        : await sharp({ create: { width: 3, height: 2, channels: 3, background: '#c30' } })
            .png()
            .toBuffer();
    const result = await sendUpload(server, new File([bytes], name), folder);
    expect('error' in result && result.error).toContain(message);
    expect(added).toEqual([]);
  });

  it('says that the server is gone', async () => {
    const gone = new (class extends StudioServer {
      override call(): Promise<Response> {
        return Promise.reject(new TypeError('fetch failed'));
      }
    })('token');
    const result = await sendUpload(gone, new File(['a'], 'a.png'), '');
    expect('error' in result && result.error).toContain('does not answer');
  });
});
