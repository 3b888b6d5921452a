import type { Camera } from './camera.ts';
import type { Hatch, Mark, Material, Spot } from './material.ts';
import { clamp } from './numbers.ts';
import { Raster } from './raster.ts';
import { Ray } from './ray.ts';
import type { Light } from './scene.ts';
import type { Solid } from './solid.ts';
import type { Tree } from './tree.ts';
import { normalise } from './vector.ts';

/** What every pixel of the picture shows, before any ink. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Identifies the solid (0 for none); index into `materials` plus one. */
  readonly solid: Raster;
  /** Changes wherever a line may be drawn: group times 256 plus part. */
  readonly part: Raster;
  readonly depth: Raster;
  readonly x: Raster;
  readonly y: Raster;
  readonly z: Raster;
  readonly normalX: Raster;
  readonly normalY: Raster;
  readonly normalZ: Raster;
  readonly hatch: Raster;
  readonly crossHatch: Raster;
  readonly tone: Raster;
  readonly accent: Raster;
  readonly ink: Raster;
  readonly materials: readonly Material[];
  readonly folds: readonly boolean[];
}

const acrossFace: Hatch = ({ x, y, nx, ny, nz }) => {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (ay > ax && ay > az) return x;
  return ax > az ? y : (x + y) * 0.7;
};

const alongFace: Hatch = ({ x, z, nx, ny, nz }) => {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  return (ay > ax && ay > az) || ax > az ? z : x;
};

const spot: Spot = {
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  bounds: { minX: 0, minY: 0, minZ: 0, maxX: 0, maxY: 0, maxZ: 0 },
};
const mark: Mark = { tone: 1, accent: 0, ink: -1, part: 0, mirror: 0, rippleX: 0, rippleZ: 0 };

function readSpot(ray: Ray, tree: Tree): void {
  spot.x = ray.ox + ray.dx * tree.distance;
  spot.y = ray.oy + ray.dy * tree.distance;
  spot.z = ray.oz + ray.dz * tree.distance;
  spot.nx = tree.normal.x;
  spot.ny = tree.normal.y;
  spot.nz = tree.normal.z;
}

function readMark(material: Material): void {
  mark.tone = material.tone ?? 1;
  mark.accent = material.accent ?? 0;
  mark.ink = material.ink ?? -1;
  mark.part = 0;
  mark.mirror = 0;
  mark.rippleX = 0;
  mark.rippleZ = 0;
  material.paint?.(spot, mark);
}

/** Replaces the mark's tone and accent by what its mirror shows. */
function reflect(tree: Tree, from: Ray, light: Light, night: boolean): void {
  const { tone, accent, mirror, part, rippleX, rippleZ } = mark;
  const [nx, ny, nz] = normalise([tree.normal.x + rippleX, tree.normal.y, tree.normal.z + rippleZ]);
  const x = from.ox + from.dx * tree.distance;
  const y = from.oy + from.dy * tree.distance;
  const z = from.oz + from.dz * tree.distance;
  const into = -2 * (from.dx * nx + from.dy * ny + from.dz * nz);
  const ray = new Ray().set(
    x,
    y + 0.01,
    z,
    from.dx + nx * into,
    Math.abs(from.dy + ny * into),
    from.dz + nz * into,
  );
  const seen = tree.nearest(ray);
  let seenTone = night ? 0 : 1.05;
  let seenAccent = 0;
  if (seen) {
    readSpot(ray, tree);
    const facing = Math.max(
      0,
      normalise(light.from).reduce(
        (sum, part, axis) => sum + part * ([spot.nx, spot.ny, spot.nz][axis] ?? 0),
        0,
      ),
    );
    seen.bringInside(spot);
    readMark(seen.material);
    const ambient = light.ambient ?? 0.42;
    seenTone = mark.ink >= 0 ? 1 - mark.ink : mark.tone * (ambient + (1 - ambient) * facing);
    seenAccent = mark.accent;
  }
  mark.tone = tone + (seenTone - tone) * mirror;
  mark.accent = clamp(accent + (seenAccent - accent) * mirror);
  mark.ink = -1;
  mark.part = part;
}

/** Traces one ray a pixel. */
export function survey(
  solids: readonly Solid[],
  tree: Tree,
  camera: Camera,
  size: { readonly width: number; readonly height: number },
  light: Light,
  night: boolean,
): Geometry {
  const { width, height } = size;
  const raster = (fill = 0): Raster => new Raster(width, height, fill);
  const geometry: Geometry = {
    width,
    height,
    solid: raster(),
    part: raster(),
    depth: raster(1e6),
    x: raster(),
    y: raster(),
    z: raster(),
    normalX: raster(),
    normalY: raster(),
    normalZ: raster(),
    hatch: raster(),
    crossHatch: raster(),
    tone: raster(),
    accent: raster(),
    ink: raster(-1),
    materials: solids.map(({ material }) => material),
    folds: solids.map(({ shape }) => shape.folds === true),
  };
  const ray = new Ray();
  const ratio = width / height;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      camera.aim(ray, (((column + 0.5) / width) * 2 - 1) * ratio, 1 - ((row + 0.5) / height) * 2);
      const solid = tree.nearest(ray);
      if (!solid) continue;
      const index = row * width + column;
      readSpot(ray, tree);
      geometry.solid.set(index, solid.id);
      geometry.depth.set(index, tree.distance);
      geometry.x.set(index, spot.x);
      geometry.y.set(index, spot.y);
      geometry.z.set(index, spot.z);
      geometry.normalX.set(index, spot.nx);
      geometry.normalY.set(index, spot.ny);
      geometry.normalZ.set(index, spot.nz);
      const { material } = solid;
      if (!material.hatch) geometry.hatch.set(index, acrossFace(spot));
      if (!material.crossHatch)
        geometry.crossHatch.set(index, material.hatch ? spot.x + spot.z : alongFace(spot));
      solid.bringInside(spot);
      if (material.hatch) geometry.hatch.set(index, material.hatch(spot));
      if (material.crossHatch) geometry.crossHatch.set(index, material.crossHatch(spot));
      readMark(material);
      if (mark.mirror > 0) reflect(tree, ray, light, night);
      geometry.part.set(index, solid.group * 256 + mark.part);
      geometry.tone.set(index, mark.tone);
      geometry.accent.set(index, mark.accent);
      geometry.ink.set(index, mark.ink);
    }
  }
  return geometry;
}
