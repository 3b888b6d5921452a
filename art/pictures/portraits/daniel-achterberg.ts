import { pullover } from '../builders/portrait/clothes.ts';
import { glasses } from '../builders/portrait/glasses.ts';
import { head } from '../builders/portrait/head.ts';
import { sitting } from '../builders/portrait/sitting.ts';

export const scene = sitting(
  'Portrait of Daniel Achterberg, bald with a full beard and round glasses',
  'diamond',
  [0.85, 0.7, 0.7],
  (model) => {
    const face = {
      width: 1.02,
      jaw: 1.12,
      chin: 1.25,
      cheeks: 0.5,
      brow: 1.2,
      length: 0.1,
      skin: 1,
      age: 0.6,
      nose: { width: 1.12, length: 1.12, bridge: 1.1 },
      lips: { fullness: 0.85, smile: 0.3 },
      eyes: { open: 0.8, gaze: 0 },
      eyebrows: { thickness: 1.3, arch: 0.5, ink: 0.7 },
      beard: { shape: 'full' as const, tone: 0.42 },
      neck: 1.1,
    };
    const own = head(model, face, { turn: -30, tilt: 3 });
    glasses(own, 'round', 1.02);
    pullover(model, { tone: 0.85 }, 'round', { shoulders: 1.1, neck: 1.08 });
  },
);
