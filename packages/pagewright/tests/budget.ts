/** Set to `exhaustive` by `npm run test:exhaustive`. */
const isExhaustive = process.env.TEST_BUDGET === 'exhaustive';

/**
 * The number of random inputs for a property test: few and always the same in `npm test`, many and new ones in each run of `npm run
 * test:exhaustive`. If an input fails, fast-check prints its seed.
 */
export function budget(few: number, many: number): { numRuns: number; seed?: number } {
  return isExhaustive ? { numRuns: many } : { numRuns: few, seed: 20_261_127 };
}

/** In `npm test` a few inputs, spread evenly over the list; in `npm run test:exhaustive` all of them. */
export function someOf<Input>(all: readonly Input[], few: number): readonly Input[] {
  const step = isExhaustive ? 1 : Math.ceil(all.length / few);
  return all.filter((_, index) => index % step === 0);
}
