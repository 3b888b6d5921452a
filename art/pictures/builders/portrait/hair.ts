import { capsule, carve, ellipsoid, join } from '../../kit/distance.ts';
import type { Hatch, Material } from '../../kit/material.ts';
import type { Model } from '../../kit/model.ts';
import { mix, smoothstep } from '../../kit/numbers.ts';
import type { Distance } from '../../kit/solids/field.ts';

/*
 * Hair in head units: a cap around the skull, cut along the hair line, with what the style adds to it.
 */

export interface Cut {
  /** Height of the hair line over the forehead. */
  readonly front?: number;
  /** Height above the ears, and at the nape. */
  readonly ear?: number;
  readonly nape?: number;
  /** How much the line falls towards the temples. */
  readonly fall?: number;
}

/** Positive where the skin is bare. */
const bare =
  ({ front = 0.66, ear = 0.28, nape = -0.5, fall = 0.25 }: Cut): Distance =>
  (x, y, z) => {
    const behind = mix(nape, ear, smoothstep(-0.38, -0.05, z));
    const line = mix(behind, front - fall * x * x, smoothstep(0.08, 0.42, z));
    return (line - y) * 0.7;
  };

const STRANDS: Material = {
  tone: 0.22,
  spacing: 0.05,
  crossFrom: 0.8,
  crossHatch: ({ y, z }) => z * 0.8 + y * 0.4,
};

function draw(model: Model, distance: Distance, hatch: Hatch, material: Material, width = 1): void {
  const scaled: Distance = (x, y, z) => distance(x / width, y, z) * 0.85;
  model.field(scaled, [-1.6, -2.4, -1.9], [1.6, 1.95, 1.4], { ...STRANDS, hatch, ...material }, 0.8);
}

const fromParting: Hatch = ({ x, y, z }) => Math.atan2(x + 0.5, y + 0.1) * 0.8 + z * 0.12;
const backwards: Hatch = ({ x, y }) => Math.atan2(x, y + 0.3) * 0.9;
const rings: Hatch = ({ x, y, z }) =>
  Math.hypot(x, y - 0.4, z) + 0.12 * Math.sin(x * 9) * Math.sin(y * 9 + z * 5);

/** Cropped close. */
export function crop(model: Model, material: Material, cut: Cut = {}, width = 1): void {
  const skin = bare({ front: 0.62, fall: 0.1, ...cut });
  const distance: Distance = (x, y, z) => {
    const grain = 0.012 * Math.sin(x * 40) * Math.sin(y * 40) * Math.sin(z * 40);
    return carve(ellipsoid(x, y, z, 0, 0.38, -0.17, 0.79, 0.82, 0.97) + grain, skin(x, y, z), 0.06);
  };
  draw(model, distance, backwards, { tone: 0.16, ...material }, width);
}

/** Short and swept to one side, with volume above the forehead. */
export function swept(model: Model, material: Material, cut: Cut = {}, width = 1): void {
  const skin = bare({ front: 0.6, fall: 0.2, ...cut });
  const distance: Distance = (x, y, z) => {
    let gap = ellipsoid(x, y, z, 0, 0.44, -0.18, 0.84, 0.82, 1);
    gap = join(gap, ellipsoid(x, y, z, 0.18, 0.98, 0.38, 0.56, 0.28, 0.52), 0.25);
    gap += 0.018 * Math.sin(Math.atan2(x + 0.5, y) * 26 + z * 4);
    return carve(gap, skin(x, y + 0.12 * x, z), 0.08);
  };
  draw(model, distance, fromParting, material, width);
}

/** Thick waves combed back. */
export function waves(model: Model, material: Material, cut: Cut = {}, width = 1): void {
  const skin = bare({ front: 0.62, ear: 0.16, fall: 0.3, ...cut });
  const distance: Distance = (x, y, z) => {
    let gap = ellipsoid(x, y, z, 0, 0.5, -0.2, 0.87, 0.84, 1.02);
    gap = join(gap, ellipsoid(x, y, z, -0.12, 1.02, 0.3, 0.62, 0.3, 0.5), 0.2);
    gap += 0.035 * Math.sin(z * 11 + Math.sin(x * 5) * 1.6) + 0.015 * Math.sin(x * 23 + z * 7);
    return carve(gap, skin(x, y, z), 0.08);
  };
  draw(model, distance, ({ x, z }) => x * 0.9 + 0.09 * Math.sin(z * 11), material, width);
}

/** Tight hair drawn up into a round puff on the crown. */
export function puff(model: Model, material: Material, width = 1): void {
  const skin = bare({ front: 0.64, ear: 0.24, nape: -0.4, fall: 0.35 });
  const cap: Distance = (x, y, z) =>
    carve(ellipsoid(x, y, z, 0, 0.4, -0.18, 0.79, 0.8, 0.96), skin(x, y, z), 0.06);
  draw(
    model,
    cap,
    ({ x, y, z }) => Math.atan2(x, Math.hypot(y - 0.9, z + 0.4)) * 0.9,
    { tone: 0.26, ...material },
    width,
  );
  const ball: Distance = (x, y, z) => {
    const curl = 0.05 * Math.sin(x * 12 + 1) * Math.sin(y * 12) * Math.sin(z * 12);
    return ellipsoid(x, y, z, 0, 1.28, -0.42, 0.74, 0.56, 0.66) + curl;
  };
  draw(
    model,
    ball,
    ({ x, y, z }) => Math.hypot(x, y - 1.2, z + 0.4) + 0.1 * Math.sin(x * 10) * Math.sin(y * 10 + z * 5),
    { tone: 0.14, ...material },
    width,
  );
}

/** Long and straight, parted in the middle, falling over the shoulders. */
export function long(model: Model, material: Material, width = 1): void {
  const distance: Distance = (x, y, z) => {
    const side = Math.abs(x);
    let gap = ellipsoid(x, y, z, 0, 0.4, -0.22, 0.87, 0.85, 1.02);
    gap = join(gap, capsule(side, y, z, 0.74, 0.2, -0.15, 0.82, -1.5, -0.1, 0.22, 0.3), 0.22);
    gap = join(gap, capsule(side, y, z, 0.82, -1.5, -0.1, 0.72, -2.5, 0.16, 0.3, 0.22), 0.2);
    gap = join(gap, capsule(x, y, z, 0, 0, -0.6, 0, -2, -0.75, 0.62, 0.7), 0.3);
    gap += 0.016 * Math.sin(side * 30 + Math.sin(y * 2.4) * 1.4 + z * 9);
    // The face shows between two curtains that meet at the parting.
    const curtain = 0.13 + 0.5 * (1 - smoothstep(0.1, 1.02, y)) ** 0.7;
    const parting = 0.72 + 0.3 * Math.max(0, 1 - side / 0.06);
    const face = z > -0.05 ? Math.min(curtain - side, parting - y, z + 0.05) : -1;
    return carve(gap, face * 0.8, 0.07);
  };
  draw(
    model,
    distance,
    ({ x, y, z }) => (Math.abs(x) * 0.8 + 0.06 * Math.sin(y * 2.4) + z * 0.4) * 1,
    material,
    width,
  );
}

/** Chin-length and straight, with a fringe. */
export function bob(model: Model, material: Material, width = 1): void {
  const distance: Distance = (x, y, z) => {
    const side = Math.abs(x);
    let gap = ellipsoid(x, y, z, 0, 0.4, -0.2, 0.92, 0.86, 1.06);
    gap = join(gap, ellipsoid(side, y, z, 0.66, -0.42, -0.1, 0.3, 0.7, 0.56), 0.3);
    gap = join(gap, ellipsoid(x, y, z, 0, -0.4, -0.6, 0.72, 0.75, 0.5), 0.3);
    gap += 0.012 * Math.sin(x * 34 + z * 8);
    const fringe = 0.36 + 0.03 * Math.sin(x * 17);
    const face = z > 0.02 ? Math.min(fringe - y, 0.66 - side, z - 0.02) : -1;
    gap = carve(gap, face * 0.9, 0.05);
    return carve(gap, -0.86 - y - 0.1 * z, 0.05);
  };
  draw(
    model,
    distance,
    ({ x, y, z }) => (z > 0.3 && y > 0.2 ? x * 0.9 : x * 0.5 + z * 0.75),
    material,
    width,
  );
}

/** Short round curls. */
export function curls(model: Model, material: Material, cut: Cut = {}, width = 1): void {
  const skin = bare({ front: 0.6, ear: 0.02, nape: -0.55, fall: 0.4, ...cut });
  const distance: Distance = (x, y, z) => {
    const curl = 0.075 * Math.sin(x * 9.5 + 1) * Math.sin(y * 9.5 + 0.4) * Math.sin(z * 9.5);
    const gap = ellipsoid(x, y, z, 0, 0.46, -0.22, 0.99, 0.92, 1.1) + curl;
    return carve(gap, skin(x, y, z), 0.1);
  };
  draw(model, distance, rings, material, width);
}
