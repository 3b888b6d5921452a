import { openNeck } from '../builders/portrait/clothes.ts';
import { puff } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';
import { ACCENT } from '../kit/material.ts';

export const scene = sitting(
  'Portrait of Amara Obi, smiling, her hair in a high puff',
  'rings',
  [-0.6, 0.7, 1.1],
  (model) => {
    const face = {
      width: 0.95,
      jaw: 0.88,
      chin: 0.9,
      cheeks: 0.65,
      cheekbones: 1.2,
      brow: 0.55,
      length: -0.02,
      skin: 0.74,
      nose: { width: 1.16, length: 0.94, bridge: 0.5 },
      lips: { fullness: 1.45, width: 1.06, smile: 0.8 },
      eyes: { open: 1.08, slant: 0.014, gaze: 0.5, lashes: 1.6 },
      eyebrows: { thickness: 0.85, arch: 1.25 },
      neck: 0.82,
    };
    const own = head(model, face, { turn: 20, tilt: -3, roll: -3 });
    puff(own, {}, 0.95);
    for (const x of [-0.8, 0.8]) own.ring([x, -0.56, -0.06], 0.17, 0.03, ACCENT, { tilt: 90, roll: 90 });
    openNeck(model, { tone: 0.9 }, -2.5, { shoulders: 0.9, neck: 0.84, skin: face.skin });
  },
  0.48,
);
