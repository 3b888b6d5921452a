import { pullover } from '../builders/portrait/clothes.ts';
import { glasses } from '../builders/portrait/glasses.ts';
import { swept } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';
import { ACCENT } from '../kit/material.ts';

export const scene = sitting(
  'Portrait of Ingrid Sollund, grey hair swept to the side and square glasses',
  'leftHalf',
  [0.8, 0.75, 0.8],
  (model) => {
    const face = {
      width: 0.94,
      jaw: 0.8,
      chin: 0.85,
      cheeks: 0.2,
      cheekbones: 1.15,
      brow: 0.7,
      length: 0.07,
      skin: 1,
      age: 0.75,
      nose: { width: 0.86, length: 1.08, bridge: 1.3 },
      lips: { fullness: 0.95, width: 1, smile: 0.35 },
      eyes: { open: 0.86, gaze: -0.2, lashes: 1.5 },
      eyebrows: { thickness: 0.5, arch: 0.8, ink: 0.6 },
      neck: 0.84,
    };
    const own = head(model, face, { turn: -24, tilt: 2 });
    swept(own, { tone: 0.86, spacing: 0.07 }, { front: 0.58, ear: 0.08, nape: -0.6 }, 0.97);
    glasses(own, 'square', 0.94);
    for (const x of [-0.8, 0.8]) own.sphere([x, -0.38, -0.06], 0.075, ACCENT);
    pullover(model, { tone: 0.5 }, 'roll', { shoulders: 0.92, neck: 0.86 });
  },
);
