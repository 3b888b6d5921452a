export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : Math.min(value, high);

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 below `low`, 1 above `high`, an S-curve between them. */
export const smoothstep = (low: number, high: number, value: number): number => {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
};

/** The part after the decimal point, positive for negative numbers too: repeats a pattern every whole unit. */
export const fraction = (value: number): number => value - Math.floor(value);

/** The whole part modulo `count`, never negative: numbers the tiles of a pattern. */
export const stripe = (value: number, count: number): number => ((Math.floor(value) % count) + count) % count;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
