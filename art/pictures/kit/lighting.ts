import type { Geometry } from './geometry.ts';
import { clamp, mix, randomFrom, smoothstep } from './numbers.ts';
import { Raster } from './raster.ts';
import { Ray } from './ray.ts';
import type { Light } from './scene.ts';
import type { Tree } from './tree.ts';
import { normalise } from './vector.ts';

/** Light is worked out for every second pixel of every second row; it changes slowly. */
const STEP = 2;
const CORNER_RAYS = 6;

export interface Shading {
  /** Darkness for the key ink, 0 paper to 1 solid. */
  readonly dark: Raster;
  /** Darkness of shadows for the second ink. */
  readonly shadow: Raster;
}

interface Samples {
  readonly facing: Raster;
  readonly lit: Raster;
  readonly open: Raster;
}

function spread(raster: Raster, column: number, row: number, value: number): void {
  const { width, height } = raster;
  for (let y = row; y < Math.min(row + STEP, height); y++)
    for (let x = column; x < Math.min(column + STEP, width); x++) raster.set(y * width + x, value);
}

function sample(geometry: Geometry, tree: Tree, light: Light): Samples {
  const { width, height } = geometry;
  const facing = new Raster(width, height);
  const lit = new Raster(width, height, 1);
  const open = new Raster(width, height, 1);
  const [lx, ly, lz] = normalise(light.from);
  const random = randomFrom(7);
  const reach = light.corners ?? 1.4;
  const castsShadows = (light.shadow ?? 0.5) > 0 || (light.shade ?? 0.72) > 0;
  const ray = new Ray();
  for (let index = 0; index < width * height; index++)
    if (geometry.solid.at(index))
      facing.set(
        index,
        Math.max(
          0,
          geometry.normalX.at(index) * lx + geometry.normalY.at(index) * ly + geometry.normalZ.at(index) * lz,
        ),
      );
  for (let row = 0; row < height; row += STEP) {
    for (let column = 0; column < width; column += STEP) {
      const index = row * width + column;
      if (!geometry.solid.at(index)) continue;
      const nx = geometry.normalX.at(index);
      const ny = geometry.normalY.at(index);
      const nz = geometry.normalZ.at(index);
      const x = geometry.x.at(index) + nx * 0.004;
      const y = geometry.y.at(index) + ny * 0.004;
      const z = geometry.z.at(index) + nz * 0.004;
      if (castsShadows) {
        const isLit = facing.at(index) > 0 && tree.blocked(ray.set(x, y, z, lx, ly, lz), 80) > 80;
        spread(lit, column, row, isLit ? 1 : 0);
      }
      if (reach <= 0) continue;
      let closed = 0;
      for (let count = 0; count < CORNER_RAYS; count++) {
        const angle = random() * Math.PI * 2;
        const up = random() * 2 - 1;
        const side = Math.sqrt(1 - up * up);
        const [dx, dy, dz] = normalise([side * Math.cos(angle) + nx, side * Math.sin(angle) + ny, up + nz]);
        const distance = tree.blocked(ray.set(x, y, z, dx, dy, dz), reach);
        if (distance < reach) closed += 1 - (distance / reach) * 0.6;
      }
      spread(open, column, row, 1 - closed / CORNER_RAYS);
    }
  }
  return { facing, lit, open };
}

/** Averages along one direction, within the same solid. */
function blurAlong(from: Raster, solid: Raster, radius: number, stride: number, isAcross: boolean): Raster {
  const { width, height } = from;
  const to = new Raster(width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      const position = isAcross ? column : row;
      const end = isAcross ? width : height;
      let sum = 0;
      let count = 0;
      for (let offset = -radius; offset <= radius; offset += STEP) {
        const near = index + offset * stride;
        if (position + offset < 0 || position + offset >= end || solid.at(near) !== solid.at(index)) continue;
        sum += from.at(near);
        count++;
      }
      to.set(index, count ? sum / count : from.at(index));
    }
  }
  return to;
}

const blur = (raster: Raster, solid: Raster, radius: number): Raster =>
  blurAlong(blurAlong(raster, solid, radius, 1, true), solid, radius, raster.width, false);

/** Turns the geometry into darkness for both inks. */
export function shade(geometry: Geometry, tree: Tree, light: Light): Shading {
  const { width, height, solid } = geometry;
  const samples = sample(geometry, tree, light);
  const open =
    (light.corners ?? 1.4) > 0 ? blur(samples.open, solid, Math.round(width / 200) * 2) : samples.open;
  const lit = blur(samples.lit, solid, 2);
  const ambient = light.ambient ?? 0.42;
  const exposure = light.exposure ?? 1.15;
  const dark = new Raster(width, height);
  const shadow = new Raster(width, height);
  for (let index = 0; index < width * height; index++) {
    if (!solid.at(index)) continue;
    const facing = samples.facing.at(index);
    const sun = facing * mix(1, lit.at(index), light.shade ?? 0.72);
    const brightness = (ambient * open.at(index) + (1 - ambient) * sun) * mix(0.55, 1, open.at(index));
    const forced = geometry.ink.at(index);
    dark.set(
      index,
      clamp(forced >= 0 ? forced : 1 - geometry.tone.at(index) * clamp(brightness * exposure) ** 0.8),
    );
    const cast = facing > 0.02 ? (1 - lit.at(index)) * (light.shadow ?? 0.5) : 0;
    shadow.set(index, Math.max(cast, smoothstep(0.25, 0.8, 1 - open.at(index)) * (light.cornerInk ?? 0.3)));
  }
  return { dark, shadow };
}
