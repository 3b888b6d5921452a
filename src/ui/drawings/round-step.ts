/** The smallest round step (1, 2, 5, 10, 20 and so on) with which a scale from 0 to `end` has at most `most` steps. */
export function roundStep(end: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(end / most));
  return [1, 2, 5, 10].map((each) => each * power).find((step) => end / step <= most) ?? end;
}

/** A value of a scale without the rounding error of decimal steps: 0.6000000000000001 becomes 0.6. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}
