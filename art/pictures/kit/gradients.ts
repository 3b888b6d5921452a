import type { Geometry } from './geometry.ts';
import { Raster } from './raster.ts';

/** How fast a value changes from one pixel to the next, within its part. */
function gradient(values: Raster, part: Raster): Raster {
  const { width, height } = values;
  const slopes = new Raster(width, height);
  const change = (
    index: number,
    before: number,
    after: number,
    hasBefore: boolean,
    hasAfter: boolean,
  ): number => {
    const own = part.at(index);
    const from = hasBefore && part.at(before) === own ? before : index;
    const to = hasAfter && part.at(after) === own ? after : index;
    const steps = (from === index ? 0 : 1) + (to === index ? 0 : 1);
    return steps ? (values.at(to) - values.at(from)) / steps : 0;
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      if (part.at(index) === 0) continue;
      const across = change(index, index - 1, index + 1, column > 0, column + 1 < width);
      const down = change(index, index - width, index + width, row > 0, row + 1 < height);
      slopes.set(index, Math.hypot(across, down));
    }
  }
  return slopes;
}

export const gradients = (geometry: Geometry): { readonly hatch: Raster; readonly crossHatch: Raster } => ({
  hatch: gradient(geometry.hatch, geometry.part),
  crossHatch: gradient(geometry.crossHatch, geometry.part),
});
