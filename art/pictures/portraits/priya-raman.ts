import { openNeck } from '../builders/portrait/clothes.ts';
import { long } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';
import { ACCENT } from '../kit/material.ts';

export const scene = sitting(
  'Portrait of Priya Raman, long dark hair parted in the middle',
  'paleDisc',
  [0.7, 0.75, 0.95],
  (model) => {
    const face = {
      width: 0.91,
      jaw: 0.84,
      chin: 0.82,
      cheeks: 0.42,
      brow: 0.5,
      skin: 0.84,
      nose: { width: 0.94, length: 1.02, bridge: 1.1 },
      lips: { fullness: 1.2, width: 0.96, smile: 0.5 },
      eyes: { open: 1.18, slant: 0.01, gaze: 0.3, lashes: 1.7 },
      eyebrows: { thickness: 1.05, arch: 1.15 },
      neck: 0.78,
    };
    const own = head(model, face, { turn: 12, tilt: 2, roll: 3 });
    long(own, { tone: 0.14, spacing: 0.06 }, 0.93);
    openNeck(model, { ...ACCENT, tone: 0.8 }, -2.42, { shoulders: 0.88, neck: 0.8, skin: face.skin });
  },
  0.4,
);
