import type { Camera } from './camera.ts';
import type { FormatName } from './formats.ts';
import type { Model } from './model.ts';
import type { Vector } from './vector.ts';

export interface Light {
  /** Direction towards the sun. */
  readonly from: Vector;
  /** Share of light that comes from everywhere (0.25 stark, 0.6 soft). Default 0.42. */
  readonly ambient?: number;
  /** Above 1 bleaches: more bare paper. Default 1.15. */
  readonly exposure?: number;
  /** How strongly cast shadows are printed in the second ink, 0 to 1. Default 0.5; 0 for none. */
  readonly shadow?: number;
  /** How dark shadows fall on the form itself, 0 to 1. Default 0.72. */
  readonly shade?: number;
  /** Reach of the darkening in corners, in model units. Default 1.4; 0 for none. */
  readonly corners?: number;
  /** How strongly corners are printed in the second ink. Default 0.3. */
  readonly cornerInk?: number;
}

export interface Inking {
  /** Pixels between hatch lines at 800 wide. Default 4.5; busy pictures want 5 to 5.5. */
  readonly pitch?: number;
  /** Pixels between the dots of the second ink at 800 wide. Default 4.1. */
  readonly dots?: number;
  /** Multiplies every contour. Default 1. */
  readonly weight?: number;
  /** Darkness below which paper stays bare. Default 0.18. */
  readonly bareBelow?: number;
  /** Angle between neighbouring faces, as a cosine, below which a crease is drawn. Default 0.82. */
  readonly crease?: number;
}

/** What stands behind the model at a point of the picture; u and v run from 0 to 1, v downwards. */
export interface Sky {
  /** Darkness of the key hatch, 0 to 1; at night lightness. */
  readonly dark?: number;
  readonly accent?: number;
}

export interface Scene {
  /** What a stranger would call the picture. */
  readonly subject: string;
  /** Default 'card'. */
  readonly format?: FormatName;
  /** Scratchboard: light lines on ink. */
  readonly night?: boolean;
  /** A white ground melts into any page with mix-blend-mode: multiply. Default 'paper'. */
  readonly ground?: 'paper' | 'white';
  readonly camera: Camera;
  readonly light: Light;
  readonly inking?: Inking;
  readonly sky?: (u: number, v: number) => Sky;
  /** SVG drawn over the plate, in a picture 800 wide: rain, star trails. Colours are its own. */
  readonly overlay?: string;
  draw(model: Model): void;
}
