import { type Geometry, survey } from './geometry.ts';
import { type Shading, shade } from './lighting.ts';
import { Model } from './model.ts';
import { KEY, LILAC, PAPER, PURPLE, WHITE } from './palette.ts';
import { type Inks, print } from './print.ts';
import type { Scene } from './scene.ts';
import { FINENESS, ink } from './sheet.ts';
import { thinned } from './thinned.ts';
import { Tree } from './tree.ts';

/** Rays to one picture pixel of the largest width, each way. */
const SAMPLING = 1.5;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue bytes. */
  readonly bytes: Uint8Array;
}

const inksOf = (scene: Scene): Inks =>
  scene.night
    ? { ground: KEY, key: PAPER, second: LILAC }
    : { ground: scene.ground === 'white' ? WHITE : PAPER, key: KEY, second: PURPLE };

/** A traced scene, ready to be inked at any width: tracing once keeps all widths the same picture. */
export class Plate {
  readonly #scene: Scene;
  readonly #ratio: number;
  readonly #geometry: Geometry;
  readonly #shading: Shading;

  constructor(scene: Scene, ratio: number, largest: number) {
    const model = new Model();
    scene.draw(model);
    const tree = new Tree(model.solids);
    const width = Math.round(largest * SAMPLING);
    const size = { width, height: Math.round(width / ratio) };
    this.#scene = scene;
    this.#ratio = ratio;
    this.#geometry = survey(model.solids, tree, scene.camera, size, scene.light, scene.night === true);
    this.#shading = shade(this.#geometry, tree, scene.light);
  }

  /** Inks the plate for a width: lines and dots keep their size on screen rather than scale with the picture. */
  at(width: number): Picture {
    const scene = this.#scene;
    const { pitch = 4.5, dots = 4.1, weight = 1, bareBelow = 0.18, crease = 0.82 } = scene.inking ?? {};
    const height = Math.round(width / this.#ratio);
    const growth = (width / 800) ** 0.35;
    // Detail finer than an ink pixel would blacken a small picture.
    const step = Math.max(1, Math.floor(this.#geometry.width / (width * FINENESS * 0.85)));
    const sheet = ink(
      thinned(this.#geometry, step),
      { dark: this.#shading.dark.thinned(step), shadow: this.#shading.shadow.thinned(step) },
      width,
      height,
      {
        pitch: pitch * growth * FINENESS,
        dots: dots * growth * FINENESS,
        weight: weight * (width / 800) ** 0.25,
        bareBelow,
        crease,
        depthBreak: scene.camera.depthBreak * (step > 1 ? 1.4 : 1),
        night: scene.night === true,
        sky: scene.sky,
      },
    );
    return { width, height, bytes: print(sheet, inksOf(scene)) };
  }
}
