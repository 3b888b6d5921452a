import { clamp } from './numbers.ts';

const ANGLE = 0.5;
const COSINE = Math.cos(ANGLE);
const SINE = Math.sin(ANGLE);

/** Cover of a halftone screen turned by 30 degrees; `amount` from 0.95 prints solid. */
export function dot(amount: number, x: number, y: number, distance: number): number {
  if (amount >= 0.95) return 1;
  const u = ((x * COSINE + y * SINE) / distance) * Math.PI * 2;
  const v = ((-x * SINE + y * COSINE) / distance) * Math.PI * 2;
  const wave = (Math.cos(u) + Math.cos(v)) * 0.25 + 0.5;
  return clamp((wave - (1 - amount)) * distance * 0.42 + 0.5);
}
