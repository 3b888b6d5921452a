import { mix } from './numbers.ts';

const lattice = (column: number, row: number): number => {
  let bits = (Math.imul(column, 374761393) + Math.imul(row, 668265263)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
};

/** Smooth value noise, 0 to 1, one feature a unit. */
export function valueNoise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = x - column;
  const down = y - row;
  const easeX = across * across * (3 - 2 * across);
  const easeY = down * down * (3 - 2 * down);
  return mix(
    mix(lattice(column, row), lattice(column + 1, row), easeX),
    mix(lattice(column, row + 1), lattice(column + 1, row + 1), easeX),
    easeY,
  );
}

/** Four octaves of value noise, 0 to 1: coastlines, clouds, rock. */
export const fractalNoise = (x: number, y: number): number =>
  valueNoise(x, y) * 0.5 +
  valueNoise(x * 2.03 + 7, y * 2.03) * 0.25 +
  valueNoise(x * 4.1, y * 4.1 + 3) * 0.15 +
  valueNoise(x * 8.2, y * 8.2) * 0.1;
