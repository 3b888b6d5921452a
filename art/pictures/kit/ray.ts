/** A ray with its direction of length one; reused between hits, so that tracing allocates nothing. */
export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 1;
  inverseX = 0;
  inverseY = 0;
  inverseZ = 0;

  set(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): this {
    this.ox = ox;
    this.oy = oy;
    this.oz = oz;
    this.dx = dx;
    this.dy = dy;
    this.dz = dz;
    // A zero would make the slab test of a box divide nothing by nothing.
    this.inverseX = 1 / (dx || 1e-12);
    this.inverseY = 1 / (dy || 1e-12);
    this.inverseZ = 1 / (dz || 1e-12);
    return this;
  }
}

/** Where a shape writes the outward normal of a hit. */
export class Normal {
  x = 0;
  y = 0;
  z = 0;

  set(x: number, y: number, z: number): void {
    this.x = x;
    this.y = y;
    this.z = z;
  }
}

/** Hits nearer than this are the surface the ray started from. */
export const NEAREST = 1e-3;
