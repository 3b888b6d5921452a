export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

/** The ten slowest tests, one line for each. */
export function slowestTests(tests: readonly TimedTest[]): string {
  const slowest = [...tests].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  const lines = slowest.map(
    ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`,
  );
  return ['The slowest tests:', ...lines].join('\n');
}
