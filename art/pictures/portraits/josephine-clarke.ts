import { beads, pullover } from '../builders/portrait/clothes.ts';
import { curls } from '../builders/portrait/hair.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';

export const scene = sitting(
  'Portrait of Josephine Clarke, a patterned head wrap and a string of beads',
  'disc',
  [0.7, 0.8, 0.85],
  (model) => {
    const face = {
      width: 1.03,
      jaw: 0.95,
      chin: 1.05,
      cheeks: 0.8,
      brow: 0.5,
      length: -0.03,
      skin: 0.72,
      age: 0.4,
      nose: { width: 1.25, length: 0.96, bridge: 0.6 },
      lips: { fullness: 1.2, width: 1.14, smile: 0.75 },
      eyes: { open: 0.86, gaze: 0.1, lashes: 1.5 },
      eyebrows: { thickness: 0.5, arch: 1.3, ink: 0.7 },
      neck: 0.98,
    };
    const own = head(model, face, { turn: 22, tilt: -2, roll: 3 });
    curls(own, { tone: 0.62, spacing: 0.07 }, {}, 1);
    for (const x of [-0.84, 0.84]) own.sphere([x, -0.4, -0.06], 0.085, { tone: 1.1 });
    pullover(model, { tone: 0.42 }, 'round', { shoulders: 1, neck: 0.98 });
    beads(model, { tone: 1.1 });
  },
  0.46,
);
