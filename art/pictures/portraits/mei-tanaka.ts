import { suit } from '../builders/portrait/clothes.ts';
import { bob } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';

export const scene = sitting(
  'Portrait of Mei Tanaka, a bob with a fringe and a dark jacket',
  'lowerHalf',
  [-0.6, 0.75, 1],
  (model) => {
    const face = {
      width: 0.97,
      jaw: 0.92,
      chin: 0.8,
      cheeks: 0.7,
      cheekbones: 1.1,
      brow: 0.4,
      length: -0.08,
      skin: 1.02,
      nose: { width: 0.92, length: 0.84, bridge: 0.2 },
      lips: { fullness: 1, width: 0.84, smile: 0.6 },
      eyes: { open: 0.78, slant: 0.026, gaze: -0.3, spacing: 1.05, lashes: 1.5 },
      eyebrows: { thickness: 0.75, arch: 0.7 },
      neck: 0.78,
    };
    const own = head(model, face, { turn: -14, roll: -4 });
    bob(own, { tone: 0.12, spacing: 0.055 }, 0.98);
    suit(model, { tone: 0.3 }, undefined, { shoulders: 0.86, neck: 0.82 });
  },
  0.42,
);
