import { suit } from '../builders/portrait/clothes.ts';
import { crop } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';
import { ACCENT } from '../kit/material.ts';

export const scene = sitting(
  'Portrait of Samuel Okafor, cropped hair, goatee, suit and tie',
  'bars',
  [-0.8, 0.7, 0.85],
  (model) => {
    const face = {
      width: 0.98,
      jaw: 1.14,
      chin: 1,
      cheeks: 0.15,
      cheekbones: 1.2,
      brow: 1.25,
      length: 0.06,
      skin: 0.64,
      age: 0.45,
      nose: { width: 1.34, length: 1, bridge: 0.7 },
      lips: { fullness: 1.35, width: 1.06, smile: 0.1 },
      eyes: { open: 0.9, gaze: -0.6 },
      eyebrows: { thickness: 1.25, arch: 0.6 },
      beard: { shape: 'goatee' as const, tone: 0.3 },
      neck: 1.1,
    };
    const own = head(model, face, { turn: -26, tilt: -2 });
    crop(own, {}, { front: 0.7 }, 0.99);
    suit(model, { tone: 0.42 }, { ...ACCENT, tone: 0.8 }, { shoulders: 1.08, neck: 1.08 });
  },
  0.46,
);
