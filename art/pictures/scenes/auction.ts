import { chair } from '../builders/chair.ts';
import { meridian } from '../builders/floor.ts';
import { person } from '../builders/person.ts';
import { seated } from '../builders/seat.ts';
import { tiles } from '../builders/tiles.ts';
import { perspective } from '../kit/camera.ts';
import { ACCENT, INK, type Material } from '../kit/material.ts';
import type { Model } from '../kit/model.ts';
import { fraction } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';

const PANEL: Material = {
  tone: 0.7,
  paint: ({ x, y, nz, bounds }, mark) => {
    if (nz < 0.5) return;
    const isInside = Math.abs(x) < bounds.maxX - 0.12 && y > 0.12 && y < bounds.maxY - 0.12;
    const isCore = Math.abs(x) < bounds.maxX - 0.19 && y > 0.19 && y < bounds.maxY - 0.19;
    mark.part = isCore ? 2 : isInside ? 1 : 0;
  },
};

/** Wainscot along the wall. */
const PANEL_WALL: Material = {
  tone: 1,
  paint: ({ x, y, nz }, mark) => {
    if (nz < 0.5) return;
    const across = Math.abs(fraction(x / 1.4) - 0.5);
    mark.part = across < 0.42 && y > 0.2 && y < 0.88 ? 1 : 0;
  },
};

function rostrum(model: Model): void {
  model.box([0, -0.35, 0], [1.9, 0.71, 1.6], { tone: 0.85 });
  model.box([0, 0.36, 0.2], [1.15, 1.12, 0.5], PANEL);
  model.box([0, 1.48, 0.2], [1.35, 0.07, 0.72], { tone: 0.5 }, { tilt: 8 });
  const auctioneer = person(model, [0, 0.36, -0.3], {
    turn: -14,
    clothes: { tone: 0.25 },
    leftArm: { elbow: [0.32, 1.12, 0.18], hand: [0.26, 1.2, 0.44] },
    rightArm: { elbow: [0.42, 1.5, 0.1], hand: [0.4, 1.84, 0.22] },
  });
  auctioneer.rod([0.4, 1.8, 0.22], [0.36, 2.14, 0.24], 0.02, { tone: 0.6 });
  auctioneer.cylinder([0.36, 2.16, 0.24], 0.06, 0.24, INK, 'x');
}

/** A painting of a ship, in a wide frame on an easel. */
function painting(model: Model): void {
  for (const x of [-0.6, 0.6])
    model.plank([x * 1.25, 0, 0.12], [x * 0.25, 2.75, -0.2], 0.07, 0.05, { tone: 0.6 });
  model.plank([0, 0, -0.9], [0, 2.6, -0.24], 0.06, 0.05, { tone: 0.6 });
  model.box([0, 0.84, 0.12], [1.9, 0.07, 0.16], { tone: 0.5 });
  const frame = model.at([0, 0.92, 0.02], { tilt: -7 });
  frame.box([0, 0, 0], [1.95, 1.5, 0.1], { tone: 0.55, hatch: ({ x, y }) => x + y });
  frame.box([0, 0.16, 0.03], [1.63, 1.18, 0.08], {
    tone: 1.1,
    hasSeams: true,
    paint: ({ x, y, nz }, mark) => {
      if (nz < 0.5) return;
      mark.ink = 0;
      const sea = 0.36 + Math.sin(x * 9) * 0.025;
      const isHull = y > sea - 0.02 && y < sea + 0.13 && Math.abs(x) < 0.34 + (y - sea) * 0.8;
      const isMast = Math.abs(x + 0.02) < 0.014 && y < 1.06 && y > sea;
      const rise = (y - sea - 0.17) / 0.5;
      const isSail = rise > 0 && rise < 1 && x > 0.03 && x < 0.4 * (1 - rise);
      const isBack = rise > 0 && rise < 1.15 && x < -0.06 && x > -0.32 * (1.15 - rise);
      if (isHull || isMast) mark.ink = 0.94;
      else if (isSail || isBack) mark.part = 3;
      else if (y < sea) {
        mark.part = 1;
        mark.ink = fraction((y + Math.sin(x * 9) * 0.025) / 0.075) < 0.34 ? 0.9 : 0;
      }
    },
  });
}

/** Bidders seen from behind; one holds up a paddle. */
function bidders(model: Model): void {
  const rows = [
    [-1.95, -1.15, -0.35, 1.05, 1.85],
    [-2.3, -0.7, 0.75, 1.55, 2.35],
  ];
  for (const [row, places] of rows.entries())
    for (const [place, x] of places.entries()) {
      const z = 1.1 + row * 1.15;
      const isBidding = row === 0 && place === 2;
      const look = {
        turn: 180 + x * 3,
        clothes: { tone: [0.9, 0.45, 0.7, 0.55, 0.35][(place + row * 2) % 5] ?? 1 },
        hair: (place + row) % 3 === 0 ? ('long' as const) : ('short' as const),
      };
      if (row === 1 && place === 1) {
        chair(model.at([x, 0, z], { turn: 180 }), { cover: { tone: 0.9 } });
        continue;
      }
      const own = seated(
        model,
        [x, 0, z],
        isBidding ? { ...look, leftArm: { elbow: [0.36, 1.5, 0.06], hand: [0.34, 1.86, 0.08] } } : look,
        { cover: { tone: 0.9 } },
      );
      if (!isBidding) continue;
      own.rod([-0.34, 1.82, 0.08], [-0.34, 2.04, 0.08], 0.02, INK);
      own.cylinder([-0.34, 2.22, 0.08], 0.2, 0.03, ACCENT, 'z');
    }
}

export const scene: Scene = {
  subject: 'An auction: a painting on an easel, the hammer raised, a bidder holding up a paddle',
  camera: perspective({ eye: [-0.6, 2.6, 7.9], target: [0.06, 1.45, -0.6], fieldOfView: 34 }),
  light: { from: [-0.45, 1, 0.7], ambient: 0.48, exposure: 1.22, shadow: 0.5, corners: 0.7 },
  draw(model) {
    model.box([0, -0.2, 0], [60, 0.2, 60], { tone: 1.08, paint: tiles({ across: 0.7, along: 60 }) });
    meridian(model, 0.35, 0.12);
    model.box([0, 0, -2.6], [60, 12, 0.2], { tone: 1.08 });
    model.box([0, 0, -2.48], [60, 1.05, 0.06], PANEL_WALL);
    painting(model.at([-1.35, 0, -1.5], { turn: 8, scale: 1.08 }));
    rostrum(model.at([1.75, 0.35, -1.5], { turn: -8 }));
    bidders(model);
  },
};
