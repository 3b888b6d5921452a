import { openNeck } from '../builders/portrait/clothes.ts';
import { waves } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';

export const scene = sitting(
  'Portrait of Tomás Reyes, wavy dark hair and an open collar',
  'sun',
  [-0.85, 0.7, 0.8],
  (model) => {
    const face = {
      width: 0.98,
      jaw: 1.1,
      chin: 1.1,
      cheeks: 0.35,
      brow: 1.1,
      length: 0.02,
      skin: 0.9,
      nose: { width: 1.02, length: 1.06, bridge: 1.2 },
      lips: { fullness: 1.05, width: 1.12, smile: 0.9 },
      eyes: { open: 0.88, gaze: -0.5 },
      eyebrows: { thickness: 1.4, arch: 0.7 },
      beard: { shape: 'stubble' as const, tone: 0.66 },
      neck: 1.02,
    };
    const own = head(model, face, { turn: -18, roll: 4 });
    waves(own, { tone: 0.16 }, {}, 0.98);
    openNeck(model, { tone: 1 }, -2.6, { shoulders: 1.05, skin: face.skin });
  },
);
