import { chair } from '../builders/chair.ts';
import { interviewRoom } from '../builders/interview-room.ts';
import { ARMS_ON_TABLE } from '../builders/person.ts';
import { seated } from '../builders/seat.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT } from '../kit/material.ts';
import type { Scene } from '../kit/scene.ts';

export const scene: Scene = {
  subject: 'Someone at a small table, the chair across from them empty: an interview',
  format: 'upright',
  camera: perspective({
    eye: [0.9, 1.7, 5.2],
    target: [0.1, 0.98, 0],
    fieldOfView: 41.5,
    shift: [0.076, 0.1],
  }),
  light: { from: [0.45, 1, 0.75], ambient: 0.48, exposure: 1.2, corners: 0.6, shadow: 0.5 },
  draw(model) {
    interviewRoom(model);
    seated(
      model,
      [-0.95, 0, 0.02],
      { turn: 82, clothes: { tone: 0.5 }, leftArm: ARMS_ON_TABLE, rightArm: ARMS_ON_TABLE, skin: 0.7 },
      { cover: { tone: 0.85 } },
    );
    chair(model.at([0.98, 0, 0.02], { turn: -78 }), { cover: ACCENT });
  },
};
