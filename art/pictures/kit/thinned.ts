import type { Geometry } from './geometry.ts';

/** The same geometry at a lower resolution, for small pictures. */
export function thinned(geometry: Geometry, step: number): Geometry {
  if (step === 1) return geometry;
  return {
    width: Math.ceil(geometry.width / step),
    height: Math.ceil(geometry.height / step),
    solid: geometry.solid.thinned(step),
    part: geometry.part.thinned(step),
    depth: geometry.depth.thinned(step),
    x: geometry.x.thinned(step),
    y: geometry.y.thinned(step),
    z: geometry.z.thinned(step),
    normalX: geometry.normalX.thinned(step),
    normalY: geometry.normalY.thinned(step),
    normalZ: geometry.normalZ.thinned(step),
    hatch: geometry.hatch.thinned(step),
    crossHatch: geometry.crossHatch.thinned(step),
    tone: geometry.tone.thinned(step),
    accent: geometry.accent.thinned(step),
    ink: geometry.ink.thinned(step),
    materials: geometry.materials,
    folds: geometry.folds,
  };
}
