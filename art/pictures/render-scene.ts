import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PUBLIC_FOLDER, type SceneFile } from './files.ts';
import { encodeAvif, encodePng } from './kit/encode.ts';
import { FORMATS, type Format } from './kit/formats.ts';
import { Plate } from './kit/plate.ts';
import { loadScene } from './load-scene.ts';
import { type RenderedIndex, record } from './rendered-index.ts';

const formatOf = (name: keyof typeof FORMATS = 'card'): Format => FORMATS[name];

/** The address of a scene's file at one of its widths; the largest carries no width. */
function address(name: string, { folder, widths }: Format, width: number): string {
  const suffix = width === Math.max(...widths) ? '' : `-${width}`;
  return `/${folder}/${name}${suffix}.avif`;
}

/** Renders a scene at every width of its format; returns the bytes written for each address. */
export async function renderScene(file: SceneFile, source: string): Promise<Map<string, number>> {
  const scene = await loadScene(file);
  const format = formatOf(scene.format);
  const plate = new Plate(scene, format.ratio, Math.max(...format.widths));
  const srcset = format.widths.map((width) => `${address(file.name, format, width)} ${width}w`).join(', ');
  const sizes = new Map<string, number>();
  const entries: [string, RenderedIndex[string]][] = [];
  for (const width of format.widths) {
    const picture = plate.at(width);
    const avif = await encodeAvif(picture, scene.overlay);
    const target = address(file.name, format, width);
    mkdirSync(dirname(join(PUBLIC_FOLDER, target)), { recursive: true });
    writeFileSync(join(PUBLIC_FOLDER, target), avif);
    sizes.set(target, avif.byteLength);
    entries.push([target, { width, height: picture.height, srcset, scene: file.name, source }]);
  }
  record(file.name, Object.fromEntries(entries));
  return sizes;
}

/** A quick look: one PNG, not recorded. */
export async function previewScene(file: SceneFile, folder: string, width: number): Promise<string> {
  const scene = await loadScene(file);
  const picture = new Plate(scene, formatOf(scene.format).ratio, width).at(width);
  const target = join(folder, `${file.name}.png`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, await encodePng(picture, scene.overlay));
  return target;
}
