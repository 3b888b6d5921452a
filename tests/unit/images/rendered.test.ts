import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_FOLDER, sceneFiles } from '../../../scripts/images/files.ts';
import { FORMATS } from '../../../scripts/images/kit/formats.ts';
import { readIndex } from '../../../scripts/images/rendered-index.ts';
import { sourceHash } from '../../../scripts/images/source-hash.ts';

const index = readIndex();
const scenes = sceneFiles();
const filesOf = (scene: string): string[] =>
  Object.keys(index).filter((address) => index[address]?.scene === scene);

/** The width and height an AVIF file declares in its image spatial extents box. */
function sizeOf(path: string): { width: number; height: number } {
  const bytes = readFileSync(path);
  const box = bytes.indexOf('ispe');
  return { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
}

describe('rendered pictures', () => {
  it('have distinct names across scenes and portraits', () => {
    const names = scenes.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each(scenes)(
    '$name is rendered from its present source; if not, run "npm run images"',
    ({ name, path }) => {
      const sources = new Set(filesOf(name).map((address) => index[address]?.source));
      expect([...sources]).toEqual([sourceHash(path)]);
    },
  );

  it.each(scenes)('$name has a file for every width it offers, as wide and high as it says', ({ name }) => {
    const offered = filesOf(name).flatMap((address) => index[address]?.srcset.split(', ') ?? []);
    expect(offered.length).toBeGreaterThan(0);
    for (const candidate of offered) {
      const [address = '', width = ''] = candidate.split(' ');
      const rendered = index[address];
      expect(`${rendered?.width}w`).toBe(width);
      expect(sizeOf(join(PUBLIC_FOLDER, address))).toEqual({
        width: rendered?.width,
        height: rendered?.height,
      });
    }
  });

  it('leave no file behind that no scene draws', () => {
    const folders = new Set(Object.values(FORMATS).map(({ folder }) => folder));
    const strays = [...folders].flatMap((folder) =>
      readdirSync(join(PUBLIC_FOLDER, folder))
        .map((file) => `/${folder}/${file}`)
        .filter((address) => !index[address]),
    );
    expect(strays).toEqual([]);
  });

  it('belong to a scene that exists', () => {
    const names = new Set(scenes.map(({ name }) => name));
    expect(Object.keys(index).filter((address) => !names.has(index[address]?.scene ?? ''))).toEqual([]);
  });

  it('weigh no more than 110 kB at 800 pixels', () => {
    const heavy = Object.entries(index)
      .filter(([, { width }]) => width === 800)
      .map(([address]) => ({
        address,
        kilobytes: Math.round(statSync(join(PUBLIC_FOLDER, address)).size / 1024),
      }))
      .filter(({ kilobytes }) => kilobytes > 110);
    expect(heavy).toEqual([]);
  });
});

describe('the font', () => {
  it('weighs at most 60 kB and comes with its licence', () => {
    expect(statSync(join(PUBLIC_FOLDER, 'fonts/archivo.woff2')).size).toBeLessThanOrEqual(60_000);
    expect(existsSync(join(PUBLIC_FOLDER, 'fonts/OFL.txt'))).toBe(true);
  });
});
