import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveUpload } from '../../src/node/uploads/save-upload.ts';

let root: string;
const save = (name: string, bytes: Uint8Array, folder = 'images') =>
  saveUpload(root, { name, folder, bytes });
const saved = () => readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' }).toSorted();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'studio-upload-'));
  mkdirSync(path.join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c30', noise } });

const encoded = {
  avif: (image: Sharp) => image.avif(),
  gif: (image: Sharp) => image.gif(),
  jpg: (image: Sharp) => image.jpeg(),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp(),
} as const;

const types = (['avif', 'gif', 'jpg', 'png', 'webp'] as const).map((type) => [type, encoded[type]] as const);

describe('an uploaded image', () => {
  it.each(types)('of type %s is saved with its size, and the extension of its type', async (type, encode) => {
    const bytes = await encode(picture()).toBuffer();
    const file = `public/images/team/a-name.${type}`;
    const result = await save('A name.pdf', bytes, 'images/team');
    expect(result).toEqual({ file, src: file.slice(6), width: 30, height: 20, bytes: expect.any(Number) });
    const written = readFileSync(path.join(root, file));
    expect(written).toHaveLength(result.bytes);
    if (type !== 'jpg') expect(written.equals(bytes)).toBe(true);
  });

  it.each(types)('of type %s that is cut off is refused', async (type, encode) => {
    const bytes = await encode(picture(300, 200)).toBuffer();
    for (const share of [0.3, 0.9])
      await expect(save(`a.${type}`, bytes.subarray(0, bytes.length * share))).rejects.toThrow('"a.');
    expect(saved()).toEqual([]);
  });

  it.each([
    ['Große Brücke (1).JPG', 'grosse-brucke-1.png'],
    ['C:\\Bilder\\Team.png', 'team.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['.png', 'image.png'],
    ['日本.png', 'image.png'],
    ['con.png', 'image-con.png'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(80)}.png`],
    ['<script>alert(1)</script>.png', 'script.png'],
    ['a\0b\u202e.png', 'a-b.png'],
  ])('named %j is %s', async (name, expected) => {
    const { src } = await save(name, await picture().png().toBuffer(), '');
    expect(src).toBe(`/${expected}`);
    expect(saved()).toEqual([expected]);
  });

  it('never replaces another, whatever the case', async () => {
    writeFileSync(path.join(root, 'public/TEAM.png'), '');
    const bytes = await picture().png().toBuffer();
    const results = await Promise.all([save('team.png', bytes, ''), save('Team.png', bytes, '')]);
    expect(results.map(({ src }) => src).toSorted()).toEqual(['/team-2.png', '/team-3.png']);
  });

  it('loses place, camera and author, and keeps its orientation', async () => {
    const withPlace = picture()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '51/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 });
    const result = await save('photo.jpg', await withPlace.toBuffer());
    expect(result).toMatchObject({ width: 20, height: 30 });
    const { exif, orientation, width, height } = await sharp(path.join(root, result.file)).metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 20, height: 30 });
    for (const type of ['avif', 'png', 'webp'] as const) {
      const bytes = await encoded[type](picture().withExif({ IFD0: { Artist: 'Ada' } })).toBuffer();
      const { file } = await save('drawing', bytes);
      expect(readFileSync(path.join(root, file)).includes('Ada'), type).toBe(false);
    }
  });

  it('stays animated without metadata', async () => {
    const frames = [picture(30, 20), picture(30, 20)].map((frame) => frame.png().toBuffer());
    const joined = sharp(await Promise.all(frames), { join: { animated: true } });
    const bytes = await joined
      .webp()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer();
    const result = await save('a.webp', bytes);
    expect(result).toMatchObject({ width: 30, height: 20 });
    const { pages, exif } = await sharp(path.join(root, result.file)).metadata();
    expect({ pages, exif }).toEqual({ pages: 2, exif: undefined });
  });
});

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
  // Compared as text, because the reporter would print the bytes of a buffer.
  it.each([
    ['SVG', svg, 'SVG can contain script'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'browsers cannot show this type of file'],
    ['a PDF', '%PDF-1.7\n', 'browsers cannot show this type of file'],
    ['a type that few browsers show', 'BM'.padEnd(100, '\u0001'), 'browsers cannot show this type'],
    ['nothing', '', 'the file is empty'],
    ['only a head', 'GIF89a\u0001\0\u0001\0', 'it is damaged or incomplete'],
  ])('if it is %s', async (_, text, reason) => {
    await expect(save('a.png', Buffer.from(text))).rejects.toThrow(reason);
    expect(saved()).toEqual([]);
  });

  it('if it has too many bytes', async () => {
    await expect(save('a.png', Buffer.alloc(20_000_001))).rejects.toThrow('it has more than 20 MB');
  });

  it('if it has too many pixels for the memory, before they are decoded', async () => {
    const bytes = await picture().png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    await expect(save('a.png', bytes)).rejects.toThrow('it has more than 50 million pixels');
  });

  it('if its folder is outside of public/, hidden or a link', async () => {
    const bytes = await picture().png().toBuffer();
    mkdirSync(path.join(root, 'outside'));
    symlinkSync(path.join(root, 'outside'), path.join(root, 'public/link'));
    for (const folder of ['..', '../src', 'a/../..', '/etc', '.git', 'link', 'a\\..', 'a/'])
      await expect(save('a.png', bytes, folder), folder).rejects.toThrow('The studio cannot write');
    expect(saved()).toEqual(['link']);
  });
});
