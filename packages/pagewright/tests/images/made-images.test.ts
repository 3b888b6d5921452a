import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeImages } from '../../src/node/images/make-images.ts';

const root = mkdtempSync(path.join(tmpdir(), 'images-'));
const cache = path.join(root, 'cache');
const publicFile = (name: string) => path.join(root, 'public', name);

/** A drawing with a lot of detail: 1500 windows in many colours. */
function photo(width: number, height: number): Promise<Buffer> {
  const windows = Array.from({ length: 1500 }, (_, index) => {
    const [x, y] = [(index % 50) * 20, Math.floor(index / 50) * 20];
    return `<rect x="${x}" y="${y}" width="${6 + (index % 7) * 2}" height="14" fill="hsl(${(index * 37) % 360} 50% ${40 + (index % 5) * 8}%)"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 600" preserveAspectRatio="none"><path fill="#cfe3e6" d="M0 0h1000v600H0z"/>${windows.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

beforeAll(async () => {
  mkdirSync(publicFile('people'), { recursive: true });
  writeFileSync(publicFile('people/Zoë K.png'), await photo(1100, 700));
  writeFileSync(publicFile('bridge.png'), await photo(900, 600));
  writeFileSync(publicFile('bridge-450.png'), await photo(450, 300));
  writeFileSync(publicFile('icon.png'), await photo(64, 64));
  writeFileSync(publicFile('drawing.svg'), `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function make(from = cache) {
  const printed: string[] = [];
  const made = await makeImages(root, from, (line) => void printed.push(line));
  return { ...made, printed };
}

it('makes AVIF files in several widths only of large images without smaller versions', async () => {
  const { index, printed, warnings, linkInto } = await make();
  expect(warnings).toEqual([]);
  expect(printed).toEqual(['Making smaller files of 1 image']);
  const made = index['/people/Zoë K.png'];
  expect(made).toMatchObject({ width: 1100, height: 700 });
  const candidates = (made?.srcset ?? '').split(', ').map((candidate) => candidate.split(' '));
  expect(candidates.map(([, width]) => width)).toEqual(['480w', '800w', '1100w']);

  const client = path.join(root, 'client');
  linkInto(client);
  for (const [src = '', width = ''] of candidates) {
    expect(src).toMatch(/^\/assets\/Zo-K-\d+-[\da-f]{10}\.avif$/);
    const meta = await sharp(path.join(client, src)).metadata();
    expect([meta.format, meta.width]).toEqual(['heif', Number.parseInt(width, 10)]);
  }
  // A phone shows the version of 800 pixels, often as the largest picture on its screen.
  expect(statSync(path.join(client, candidates[1]?.[0] ?? '')).size).toBeLessThanOrEqual(40_000);
  expect(index['/bridge.png']?.srcset).toBe('/bridge-450.png 450w, /bridge.png 900w');
  expect([index['/icon.png'], index['/drawing.svg']]).toEqual([
    { width: 64, height: 64 },
    { width: 9, height: 9 },
  ]);
});

it('makes no file again until its image changes, and the same bytes always have the same name', async () => {
  const first = await make();
  expect(first.printed).toEqual([]);
  const elsewhere = await make(path.join(root, 'other-cache'));
  expect(elsewhere.index).toEqual(first.index);

  writeFileSync(publicFile('people/Zoë K.png'), await photo(600, 400));
  const changed = await make();
  expect(changed.printed).toHaveLength(1);
  expect(changed.index['/people/Zoë K.png']).not.toEqual(first.index['/people/Zoë K.png']);
});

it('makes a file again if it is missing in the cache', async () => {
  const { index } = await make();
  const [file = ''] = readdirSync(cache).filter((name) => name.includes('-600-'));
  const bytes = readFileSync(path.join(cache, file));
  rmSync(path.join(cache, file));
  expect((await make()).index).toEqual(index);
  expect(readFileSync(path.join(cache, file))).toEqual(bytes);
});

it('an image that cannot be decoded stays as it is, with a warning that names it', async () => {
  const start = (await photo(600, 400)).subarray(0, 30_000);
  writeFileSync(publicFile('cut-off.png'), start);
  const { index, warnings } = await make();
  expect(index['/cut-off.png']).toEqual({ width: 600, height: 400 });
  expect(warnings.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^public\/cut-off\.png: no smaller files .* Save it again as JPEG, PNG, WebP or AVIF$/,
    ),
  ]);
});
