/** A coordinate with one decimal, which is all a screen shows. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A share of a whole as a percentage for an attribute of SVG, with one decimal. */
export function percentOf(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** The point on a circle at an angle, in degrees clockwise from the top. */
export function onCircle(
  centre: { readonly x: number; readonly y: number },
  radius: number,
  degrees: number,
): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [tenths(centre.x + radius * Math.cos(angle)), tenths(centre.y + radius * Math.sin(angle))];
}
