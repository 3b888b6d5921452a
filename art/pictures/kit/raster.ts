/** A grid of numbers, one a pixel. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;

  constructor(width: number, height: number, fill = 0) {
    this.width = width;
    this.height = height;
    this.values = new Float32Array(width * height);
    if (fill !== 0) this.values.fill(fill);
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  /** Every `step`-th pixel of every `step`-th row. */
  thinned(step: number): Raster {
    const small = new Raster(Math.ceil(this.width / step), Math.ceil(this.height / step));
    for (let row = 0; row < small.height; row++)
      for (let column = 0; column < small.width; column++)
        small.set(row * small.width + column, this.at(row * step * this.width + column * step));
    return small;
  }
}
