import { boundsAround, boundsOf } from './bounds.ts';
import { Frame, type Pose } from './frame.ts';
import type { Material } from './material.ts';
import { type Shape, Solid } from './solid.ts';
import { Box } from './solids/box.ts';
import { Convex, type Face } from './solids/convex.ts';
import { Cylinder } from './solids/cylinder.ts';
import { Ellipsoid } from './solids/ellipsoid.ts';
import { type Distance, Field } from './solids/field.ts';
import { type Point, polygon, revolved, slab, tube } from './solids/outlines.ts';
import { length, subtract, type Vector } from './vector.ts';

export type Axis = 'x' | 'y' | 'z';

const axisPose: Record<Axis, Pose> = { x: { roll: -90 }, y: {}, z: { tilt: 90 } };

/** The solids of a scene. Positions are the middle of the underside unless said otherwise; sizes are [width, height, depth]. */
export class Model {
  readonly solids: Solid[];
  readonly #frame: Frame | undefined;

  constructor(solids: Solid[] = [], frame?: Frame) {
    this.solids = solids;
    this.#frame = frame;
  }

  /** The same model, seen from a place in it: what is added there is moved, turned and scaled along. */
  at(origin: Vector, pose: Pose = {}): Model {
    const inner = Frame.posed(origin, pose);
    return new Model(this.solids, this.#frame ? this.#frame.holding(inner) : inner);
  }

  newGroup(): number {
    return 40_000 + this.solids.length;
  }

  add(shape: Shape, material: Material = {}, own?: Frame): void {
    const frame = own && this.#frame ? this.#frame.holding(own) : (own ?? this.#frame);
    this.solids.push(new Solid(this.solids.length + 1, shape, material, frame));
  }

  box(foot: Vector, [width, height, depth]: Vector, material?: Material, pose: Pose = {}): void {
    const [w, d] = [width / 2, depth / 2];
    this.add(new Box([-w, 0, -d], [w, height, d]), material, Frame.posed(foot, pose));
  }

  /** Standing on a point, or with axis x or z centred on it. */
  cylinder([x, y, z]: Vector, radius: number, height: number, material?: Material, axis: Axis = 'y'): void {
    const half = height / 2;
    const foot: Vector = axis === 'x' ? [x - half, y, z] : axis === 'z' ? [x, y, z - half] : [x, y, z];
    this.add(new Cylinder(radius, height), material, Frame.posed(foot, axisPose[axis]));
  }

  /** A cylinder from one point to another. */
  rod(from: Vector, to: Vector, radius: number, material?: Material): void {
    this.add(new Cylinder(radius, length(subtract(to, from))), material, Frame.along(from, to));
  }

  /** A square beam from one point to another. */
  plank(from: Vector, to: Vector, width: number, thickness: number, material?: Material): void {
    const [w, t] = [width / 2, thickness / 2];
    const reach = length(subtract(to, from));
    this.add(new Box([-w, 0, -t], [w, reach, t]), material, Frame.along(from, to));
  }

  sphere(centre: Vector, radius: number, material?: Material): void {
    this.ellipsoid(centre, [radius, radius, radius], material);
  }

  ellipsoid(centre: Vector, [rx, ry, rz]: Vector, material?: Material, pose: Pose = {}): void {
    this.add(new Ellipsoid(rx, ry, rz), material, Frame.posed(centre, pose));
  }

  /** A saddle roof standing on a point, its ridge along an axis. */
  gable(
    [x, y, z]: Vector,
    [width, height, depth]: Vector,
    material?: Material,
    ridge: 'x' | 'z' = 'x',
  ): void {
    const [w, d] = ridge === 'x' ? [width / 2, depth / 2] : [depth / 2, width / 2];
    const top: Vector = [0, height, 0];
    const faces: Face[] = [
      { out: [0, -1, 0], through: [0, 0, 0] },
      { out: [0, d, height], through: top },
      { out: [0, d, -height], through: top },
      { out: [1, 0, 0], through: [w, 0, 0] },
      { out: [-1, 0, 0], through: [-w, 0, 0] },
    ];
    const frame = Frame.posed([x, y, z], ridge === 'x' ? {} : { turn: 90 });
    this.add(new Convex(faces, boundsOf([-w, 0, -d], [w, height, d])), material, frame);
  }

  /** A box that narrows to `top` of its plan: 0 is a pyramid. */
  spire(
    [x, y, z]: Vector,
    [width, height, depth]: Vector,
    material?: Material,
    top = 0,
    pose: Pose = {},
  ): void {
    const [w, d] = [width / 2, depth / 2];
    const slopeX = (w * (1 - top)) / height;
    const slopeZ = (d * (1 - top)) / height;
    const faces: Face[] = [
      { out: [0, -1, 0], through: [0, 0, 0] },
      { out: [0, 1, 0], through: [0, height, 0] },
      { out: [1, slopeX, 0], through: [w, 0, 0] },
      { out: [-1, slopeX, 0], through: [-w, 0, 0] },
      { out: [0, slopeZ, 1], through: [0, 0, d] },
      { out: [0, slopeZ, -1], through: [0, 0, -d] },
    ];
    const frame = Frame.posed([x, y, z], pose);
    this.add(new Convex(faces, boundsOf([-w, 0, -d], [w, height, d])), material, frame);
  }

  /** A body turned on a lathe: the profile runs upwards as [radius, height] pairs; smooth where `rounding` is above 0. */
  turned(foot: Vector, profile: readonly Point[], material?: Material, pose: Pose = {}, rounding = 0): void {
    this.add(revolved(profile, rounding), material, Frame.posed(foot, pose));
  }

  /** A flat plate cut to an outline of [x, y] pairs around a point, `depth` thick along z. */
  slab(centre: Vector, outline: readonly Point[], depth: number, material?: Material, pose: Pose = {}): void {
    this.add(slab(polygon(outline), outline, depth), material, Frame.posed(centre, pose));
  }

  /** A bent rod through points: cables, hoses, handles. */
  tube(points: readonly Vector[], radius: number, material?: Material): void {
    this.add(tube(points, radius), material);
  }

  /** A ring lying flat around a point. */
  ring(centre: Vector, radius: number, thickness: number, material?: Material, pose: Pose = {}): void {
    const distance: Distance = (x, y, z) => Math.hypot(Math.hypot(x, z) - radius, y) - thickness;
    const reach = radius + thickness;
    const bounds = boundsOf([-reach, -thickness, -reach], [reach, thickness, reach]);
    this.add(new Field(distance, bounds), material, Frame.posed(centre, pose));
  }

  /** A form given as a signed distance, between two corners. */
  field(distance: Distance, low: Vector, high: Vector, material?: Material, caution = 0.9): void {
    this.add(new Field(distance, boundsAround([low, high]), caution), material);
  }
}
