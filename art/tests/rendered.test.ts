import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_FOLDER, sceneFiles } from '../pictures/files.ts';
import { FORMATS } from '../pictures/kit/formats.ts';
import { loadScene } from '../pictures/load-scene.ts';
import { readIndex } from '../pictures/rendered-index.ts';
import { sourceHash } from '../pictures/source-hash.ts';

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
    '$name is rendered from its present source; if not, run "npm run pictures"',
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

  it.each(scenes)('$name has the widths and the ratio of its format', async (file) => {
    const { format = 'card' } = await loadScene(file);
    const { widths, ratio } = FORMATS[format];
    const sizes = filesOf(file.name).map((address) => [index[address]?.width, index[address]?.height]);
    const wanted = widths.map((width) => [width, Math.round(width / ratio)]);
    expect(sizes.sort(([a = 0], [b = 0]) => a - b)).toEqual(wanted);
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
});
