/** Set by `npm run test:exhaustive`. */
const isExhaustive = process.env.TEST_BUDGET === 'exhaustive';

/**
 * How many random inputs a property is tried with: in `npm test` few, the same in each run; in `npm run test:exhaustive` many,
 * and new ones in each run. If one fails, fast-check prints its seed.
 */
export function budget(few: number, many: number): { numRuns: number; seed?: number } {
  return isExhaustive ? { numRuns: many } : { numRuns: few, seed: 20_261_127 };
}

/** In `npm test` a few inputs, evenly from the whole list; in `npm run test:exhaustive` each one. */
export function someOf<Input>(all: readonly Input[], few: number): readonly Input[] {
  const step = isExhaustive ? 1 : Math.ceil(all.length / few);
  return all.filter((_, index) => index % step === 0);
}
