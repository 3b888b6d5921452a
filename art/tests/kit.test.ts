import { describe, expect, it } from 'vitest';
import { perspective } from '../pictures/kit/camera.ts';
import { encodeAvif } from '../pictures/kit/encode.ts';
import { Model } from '../pictures/kit/model.ts';
import { Plate } from '../pictures/kit/plate.ts';
import { Ray } from '../pictures/kit/ray.ts';
import type { Scene } from '../pictures/kit/scene.ts';
import { Tree } from '../pictures/kit/tree.ts';
import type { Vector } from '../pictures/kit/vector.ts';

/** Distance a ray travels from a point before it meets the model. */
function distance(model: Model, from: Vector, [dx, dy, dz]: Vector): number {
  const tree = new Tree(model.solids);
  return tree.nearest(new Ray().set(...from, dx, dy, dz)) ? tree.distance : Number.POSITIVE_INFINITY;
}

const AHEAD: Vector = [0, 0, -1];

describe('the model', () => {
  it('puts a box on the middle of its underside', () => {
    const model = new Model();
    model.box([0, 1, 0], [2, 2, 2]);
    expect(distance(model, [0, 1.1, 10], AHEAD)).toBeCloseTo(9);
    expect(distance(model, [0, 0.9, 10], AHEAD)).toBe(Number.POSITIVE_INFINITY);
  });

  it('turns, moves and scales what is placed through at()', () => {
    const model = new Model();
    model.at([5, 0, 0], { turn: 90, scale: 2 }).box([0, 0, 1], [1, 1, 1]);
    // Forwards by one becomes two to the right.
    expect(distance(model, [7, 10, 0], [0, -1, 0])).toBeCloseTo(8);
    expect(distance(model, [5, 10, 0], [0, -1, 0])).toBe(Number.POSITIVE_INFINITY);
  });

  it('finds the same surface for a sphere and for its distance field', () => {
    const exact = new Model();
    exact.sphere([0, 0, 0], 1.5);
    const field = new Model();
    field.field((x, y, z) => Math.hypot(x, y, z) - 1.5, [-1.5, -1.5, -1.5], [1.5, 1.5, 1.5]);
    const from: Vector = [0.7, -0.4, 6];
    expect(distance(field, from, AHEAD)).toBeCloseTo(distance(exact, from, AHEAD), 2);
  });

  it('stretches a rod from one point to another', () => {
    const model = new Model();
    model.rod([-2, 0, 0], [2, 4, 0], 0.5);
    expect(distance(model, [0, 2, 9], AHEAD)).toBeCloseTo(8.5);
    expect(distance(model, [2.6, 4.6, 9], AHEAD)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a plate', () => {
  const scene: Scene = {
    subject: 'A ball on a table',
    camera: perspective({ eye: [0, 2, 8], target: [0, 0.8, 0], fieldOfView: 30 }),
    light: { from: [-1, 1, 1] },
    draw(model) {
      model.box([0, -0.2, 0], [50, 0.2, 50]);
      model.sphere([0, 1, 0], 1, { accent: 1 });
    },
  };

  it('is the same bytes on every run', async () => {
    const draw = (): Promise<Buffer> => encodeAvif(new Plate(scene, 4 / 3, 96).at(96));
    expect(Buffer.compare(await draw(), await draw())).toBe(0);
  });

  it('prints the second ink where the material asks for it and leaves the paper bare elsewhere', () => {
    const { width, bytes } = new Plate(scene, 4 / 3, 96).at(96);
    const pixel = (x: number, y: number): number[] => [
      ...bytes.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
    ];
    const [red = 0, , blue = 0] = pixel(44, 30);
    expect(blue).toBeGreaterThan(red);
    expect(pixel(4, 4)).toEqual([244, 239, 228]);
  });
});
