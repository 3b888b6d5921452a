import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveUpload } from '../../src/node/uploads/save-upload.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'studio-parts-'));
  mkdirSync(path.join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const secret = Buffer.from('secret<script>alert(1)</script><?php evil() ?>');
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#c30', noise } });
const animation = async () =>
  sharp(await Promise.all([picture(), picture()].map((frame) => frame.png().toBuffer())), {
    join: { animated: true },
  });

/** Saves an image, and reads the written file. */
async function saved(bytes: Buffer) {
  const { file, width, height } = await saveUpload(root, { name: 'a', folder: '', bytes });
  const written = readFileSync(path.join(root, file));
  return { written, width, height, hasSecret: written.includes('secret') };
}

/** The pixels of all pictures of an image. */
const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

const uint32 = (value: number) => Buffer.of(value >>> 24, value >>> 16, value >>> 8, value);

function pngChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))]);
}

function webpChunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), uint32(data.length).reverse(), data]);
}

/** Adds chunks to a PNG after its head. */
const withChunks = (png: Buffer, ...chunks: readonly Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

function withWebpChunks(webp: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat([webp, ...chunks]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** Adds a comment to a GIF after its table of colours. */
function withComment(gif: Buffer): Buffer {
  const flags = gif.readUInt8(10);
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, secret.length), secret, Buffer.of(0)]);
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
}

/** A PNG with two pictures. */
async function animatedPng(): Promise<Buffer> {
  const [first, second] = await Promise.all([picture().png().toBuffer(), picture().png().toBuffer()]);
  const pixels = (png: Buffer) => {
    const at = png.indexOf('IDAT');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const control = (count: number) =>
    pngChunk('fcTL', Buffer.concat([uint32(count), uint32(30), uint32(20), Buffer.alloc(14)]));
  return Buffer.concat([
    first.subarray(0, 33),
    pngChunk('acTL', Buffer.concat([uint32(2), uint32(0)])),
    control(0),
    pngChunk('IDAT', pixels(first)),
    control(1),
    pngChunk('fdAT', Buffer.concat([uint32(2), pixels(second)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Data that people, cameras and programs hide in images. Browsers show such images without an error. */
const hidden: readonly (readonly [what: string, make: () => Promise<Buffer>])[] = [
  ['a PNG and an archive', async () => Buffer.concat([await picture().png().toBuffer(), secret])],
  [
    'a PNG with a part of a program',
    async () => withChunks(await picture().png().toBuffer(), pngChunk('prVt', secret)),
  ],
  ['an animated PNG with an author', async () => withChunks(await animatedPng(), pngChunk('tEXt', secret))],
  ['a GIF with a comment', async () => withComment(await (await animation()).gif({ loop: 3 }).toBuffer())],
  ['a GIF that is a script too', async () => Buffer.concat([await picture().gif().toBuffer(), secret])],
  [
    'a WebP with EXIF that its head does not announce',
    async () => withWebpChunks(await picture().webp().toBuffer(), webpChunk('EXIF', secret)),
  ],
  [
    'an animated WebP with an unknown part',
    async () =>
      withWebpChunks(await (await animation()).webp({ loop: 3 }).toBuffer(), webpChunk('ABCD', secret)),
  ],
  ['a WebP with more after its end', async () => Buffer.concat([await picture().webp().toBuffer(), secret])],
  ['an AVIF with more after its end', async () => Buffer.concat([await picture().avif().toBuffer(), secret])],
];

describe('hidden data in an uploaded image', () => {
  it.each(hidden)('is not saved, and its pixels stay as they are: %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.includes('secret')).toBe(true);
    const { written, hasSecret } = await saved(bytes);
    expect(hasSecret).toBe(false);
    expect((await pixelsOf(written)).equals(await pixelsOf(bytes))).toBe(true);
    const animated = ({ pages, loop, delay }: Metadata) => ({ pages, loop, delay });
    const metadata = (from: Buffer) => sharp(from, { animated: true }).metadata();
    expect(animated(await metadata(written))).toEqual(animated(await metadata(bytes)));
  });

  it('can be the time chunk of a PNG', async () => {
    const png = await picture().png().toBuffer();
    const { written } = await saved(withChunks(png, pngChunk('tIME', Buffer.alloc(7))));
    expect(written.equals(png)).toBe(true);
  });

  it('is removed from a JPEG with its comments, and in CMYK it gets the colours of the web', async () => {
    const jpeg = await picture().toColourspace('cmyk').jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, secret.length + 2), secret]);
    const { written, hasSecret } = await saved(
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), secret]),
    );
    expect(hasSecret).toBe(false);
    expect((await sharp(written).metadata()).space).toBe('srgb');
  });

  it('is removed without the pictures of an animated PNG', async () => {
    const bytes = await animatedPng();
    const { written } = await saved(withChunks(bytes, pngChunk('tEXt', secret)));
    expect(written.equals(bytes)).toBe(true);
  });

  it('does not include a colour profile that is needed, but includes one that only fills the memory', async () => {
    const profile = async (bytes: Buffer) => (await sharp((await saved(bytes)).written).metadata()).icc;
    for (const type of ['png', 'webp'] as const)
      expect(await profile(await picture().withIccProfile('p3').toFormat(type).toBuffer())).toBeDefined();
    const bomb = Buffer.concat([Buffer.from('A\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
    const { written } = await saved(withChunks(await picture().png().toBuffer(), pngChunk('iCCP', bomb)));
    expect(written.length).toBeLessThan(5_000);
  });
});

describe('an image is refused with its reason', () => {
  const refusal = (bytes: Buffer) => saveUpload(root, { name: 'a.png', folder: '', bytes });

  it('if nothing is in the file', async () => {
    await expect(refusal(Buffer.alloc(0))).rejects.toThrow('the file is empty');
  });

  it('if a few bytes claim a huge size, even where only a decoder notices it', async () => {
    const gif = await picture().gif().toBuffer();
    gif.writeUInt32LE(0xffff_ffff, 6);
    await expect(refusal(gif)).rejects.toThrow('more than 50 million pixels');
  });

  it('if it is animated, and would need to be turned', async () => {
    const turned = { orientation: 6 } as const;
    const bytes = await (await animation()).webp().withMetadata(turned).toBuffer();
    await expect(refusal(bytes)).rejects.toThrow('Save it again as it should look');
    expect(readdirSync(path.join(root, 'public'))).toEqual([]);
  });
});
