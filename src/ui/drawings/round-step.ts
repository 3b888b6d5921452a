/** The smallest step of a scale, as people count (1, 2, 5, 10, 20 and so on), of which `most` reach from 0 to `end`. */
export function roundStep(end: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(end / most));
  return [1, 2, 5, 10].map((each) => each * power).find((step) => end / step <= most) ?? end;
}

/** A value of a scale without the error of decimal steps: 0.6000000000000001 is 0.6. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}
