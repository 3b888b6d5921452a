import type { Mark, Paint, Spot } from '../../kit/material.ts';
import { valueNoise } from '../../kit/noise.ts';
import { smoothstep } from '../../kit/numbers.ts';
import { EYE, mouthOf } from './anatomy.ts';
import type { Face } from './face.ts';

type Layer = (side: number, spot: Spot, mark: Mark) => void;

/** Iris, pupil and a light in it, under a line of lashes. */
function eyes({
  eyes: { gaze = 0, spacing = 1, open = 1, slant = 0, lashes = 1 } = {},
  width = 1,
}: Face): Layer {
  return (side, { x, y, z }, mark) => {
    const across = side - EYE.x * spacing;
    const lid = EYE.y + slant * (across / 0.13) + (0.05 - 0.9 * across * across) * open;
    const outwards = 0.6 + Math.max(0, across) * 4;
    if (z > 0.5 && Math.abs(across) < 0.155 && y > lid - 0.004 && y < lid + 0.021 * lashes * outwards)
      mark.ink = 1;
    if (z < 0.5 || Math.hypot(across, y - EYE.y, z - EYE.z) > EYE.radius + 0.006) return;
    mark.tone = 1.1;
    const outward = (x / width < 0 ? -1 : 1) * across - gaze * 0.035;
    const radius = Math.hypot(outward, y - 0.008);
    if (radius < 0.078) {
      mark.part = 3;
      mark.ink = 0.8;
    }
    if (radius < 0.036) mark.ink = 1;
    if (Math.hypot(outward + 0.024, y - 0.034) < 0.019) mark.ink = 0;
  };
}

function eyebrows({ eyebrows: { thickness = 1, arch = 1, ink = 0.9 } = {} }: Face): Layer {
  return (side, { y, z }, mark) => {
    if (z < 0.3 || side < 0.08 || side > 0.52) return;
    const middle = 0.2 + 0.055 * arch * Math.sin((side - 0.06) * 5.2) - Math.max(side - 0.36, 0) * 0.4;
    const hairs = 0.003 * Math.sin(side * 160 + y * 90);
    if (Math.abs(y - middle) < 0.036 * thickness * (1.15 - side * 1.4) + 0.006 + hairs) mark.ink = ink;
  };
}

/** Keeps the nose from shading the lip so much that it reads as a moustache. */
function upperLip(face: Face): Layer {
  const { y: level, half } = mouthOf(face);
  return (side, { y, z }, mark) => {
    if (face.beard || z < 0.5 || side > half * 1.15 || y < level + 0.03 || y > level + 0.34) return;
    const rise = smoothstep(level + 0.03, level + 0.1, y) * (1 - smoothstep(level + 0.2, level + 0.34, y));
    mark.tone *= 1 + 0.42 * rise * (1 - smoothstep(0.35, 1.1, side / half));
  };
}

function lips(face: Face): Layer {
  const { y: level, half, lift } = mouthOf(face);
  const { fullness = 1 } = face.lips ?? {};
  const skin = face.skin ?? 0.95;
  return (side, spot, mark) => {
    if (spot.z < 0.6) return;
    const share = side / half;
    const y = spot.y - lift * Math.min(1.1, share * share);
    const top = level + (0.072 + 0.014 * Math.cos(share * 6)) * fullness * (1 - share * share * 0.8);
    const bottom = level - 0.095 * fullness * (1 - share * share);
    if (share < 1 && y < top && y > bottom) mark.tone = skin * (y > level ? 0.56 : 0.72);
    if (share < 1.04 && Math.abs(y - level - 0.004) < 0.012 - share * 0.004) mark.ink = 0.97;
  };
}

/** Lines that years draw. */
function wrinkles(face: Face): Layer {
  const { age = 0 } = face;
  const { y: level, half } = mouthOf(face);
  const near = (distance: number, width: number, mark: Mark): void => {
    if (Math.abs(distance) < width) mark.ink = Math.max(mark.ink, 0.86);
  };
  return (side, { y, z }, mark) => {
    if (age < 0.2 || z < 0.2) return;
    const fold = 0.16 + (half - 0.06) * smoothstep(-0.34, level + 0.02, y);
    const foldX = 0.15 + (-0.36 - y) * 0.42;
    if (y < -0.38 && y > level - 0.02 * age && fold > 0) near(side - foldX, 0.008 * age, mark);
    if (age < 0.5) return;
    if (side < 0.4)
      for (const height of [0.44, 0.54, 0.63])
        near(y - height - 0.02 * Math.sin(side * 7), 0.006 * age, mark);
    for (const slope of [-0.35, 0, 0.35]) {
      const out = side - 0.48;
      if (out > 0 && out < 0.1) near(y - 0.01 - slope * out - 0.02, 0.006 * age, mark);
    }
    if (side > 0.2 && side < 0.42) near(y + 0.16 + (side - 0.3) ** 2 * -2.4, 0.006 * age, mark);
  };
}

function beard(face: Face): Layer {
  const { beard: growth, length = 0 } = face;
  const { y: level, half } = mouthOf(face);
  return (side, { x, y, z }, mark) => {
    if (!growth || z < -0.2 || y < -1.5) return;
    const isLips = Math.abs(y - level) < 0.085 && side < half * 0.98;
    if (isLips) return;
    const cheekLine = -0.46 + 0.44 * smoothstep(0.36, 0.68, side);
    const isMoustache = side < 0.27 && y < level + 0.21 && y > level - 0.04 && side > 0.02;
    const isBelow = y < level - 0.08 && side < 0.3;
    const isGoatee = isBelow || (side < 0.3 && side > half * 0.98 && y < level + 0.1) || isMoustache;
    const isFull = (y < cheekLine && (side > half + 0.06 || y < level - 0.08)) || isGoatee;
    const ragged = valueNoise(x * 14, y * 14) * 0.05;
    if (growth.shape === 'goatee' ? !isGoatee || y < -1.32 - length : !isFull || y < -1.28 - length + ragged)
      return;
    mark.tone = Math.min(mark.tone, growth.tone);
    if (growth.shape !== 'stubble') mark.part = 4;
  };
}

/** Paints the features on the head. */
export function complexion(face: Face): Paint {
  const layers = [upperLip(face), lips(face), beard(face), wrinkles(face), eyebrows(face), eyes(face)];
  const { width = 1 } = face;
  return (spot, mark) => {
    const side = Math.abs(spot.x) / width;
    for (const layer of layers) layer(side, spot, mark);
  };
}
