import { type Bounds, boundsAround, corners, enters } from './bounds.ts';
import { Normal, type Ray } from './ray.ts';
import type { Solid } from './solid.ts';

interface Branch {
  readonly bounds: Bounds;
  readonly solids?: readonly Solid[];
  readonly near?: Branch;
  readonly far?: Branch;
}

function grow(solids: readonly Solid[]): Branch {
  const bounds = boundsAround(solids.flatMap((solid) => corners(solid.bounds)));
  if (solids.length <= 3) return { bounds, solids };
  const sizes = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY, bounds.maxZ - bounds.minZ];
  const longest = sizes.indexOf(Math.max(...sizes));
  const middle = ({ bounds: b }: Solid): number =>
    longest === 0 ? b.minX + b.maxX : longest === 1 ? b.minY + b.maxY : b.minZ + b.maxZ;
  const sorted = [...solids].sort((a, b) => middle(a) - middle(b));
  const half = sorted.length >> 1;
  return { bounds, near: grow(sorted.slice(0, half)), far: grow(sorted.slice(half)) };
}

/** The solids of a model, arranged so that a ray asks only those near it. */
export class Tree {
  readonly #root: Branch;
  readonly #stack: Branch[] = [];
  readonly #trial = new Normal();
  /** The outward normal at the last hit of `nearest`. */
  readonly normal = new Normal();
  /** Distance to the last hit of `nearest`. */
  distance = 0;

  constructor(solids: readonly Solid[]) {
    this.#root = grow(solids);
  }

  nearest(ray: Ray): Solid | undefined {
    const { normal } = this;
    const trial = this.#trial;
    const stack = this.#stack;
    let found: Solid | undefined;
    let best = Number.POSITIVE_INFINITY;
    stack.push(this.#root);
    for (let branch = stack.pop(); branch; branch = stack.pop()) {
      if (enters(branch.bounds, ray, best) === Number.POSITIVE_INFINITY) continue;
      if (branch.near && branch.far) stack.push(branch.near, branch.far);
      if (!branch.solids) continue;
      for (const solid of branch.solids) {
        if (enters(solid.bounds, ray, best) === Number.POSITIVE_INFINITY) continue;
        const distance = solid.meet(ray, best, trial);
        if (distance >= best) continue;
        best = distance;
        found = solid;
        normal.set(trial.x, trial.y, trial.z);
      }
    }
    this.distance = best;
    return found;
  }

  /** Distance to anything that casts a shadow before `limit`, or Infinity; not necessarily the nearest. */
  blocked(ray: Ray, limit: number): number {
    const stack = this.#stack;
    stack.length = 0;
    stack.push(this.#root);
    for (let branch = stack.pop(); branch; branch = stack.pop()) {
      if (enters(branch.bounds, ray, limit) === Number.POSITIVE_INFINITY) continue;
      if (branch.near && branch.far) stack.push(branch.near, branch.far);
      if (!branch.solids) continue;
      for (const solid of branch.solids) {
        if (solid.material.castsShadow === false) continue;
        if (enters(solid.bounds, ray, limit) === Number.POSITIVE_INFINITY) continue;
        const distance = solid.meet(ray, limit, this.#trial);
        if (distance < limit) return distance;
      }
    }
    return Number.POSITIVE_INFINITY;
  }
}
