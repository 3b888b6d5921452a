import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

/** The results of a suite that a person should know in addition to its failures. */
export interface SuiteResults {
  readonly files: readonly TimedFile[];
  /** Titles of tests that failed first and passed when repeated, which may hide a race. */
  readonly repeated: readonly string[];
  /** Lines that `reportNotRun` has printed. */
  readonly notRun: readonly string[];
}

/** The environment variable with the folder in which `npm test` collects the results of its suites. */
export const resultsVariable = 'TEST_RESULTS';

/** Prints the results of a suite. Under `npm test`, stores them instead: it prints the results of all suites at the end. */
export function reportResults(results: SuiteResults): void {
  const folder = process.env[resultsVariable];
  if (folder === undefined) {
    for (const line of [...slowestFiles(results), ...lastLines(results)]) console.log(line);
    return;
  }
  // A process may run several suites, one after the other.
  const number = readdirSync(folder).length;
  writeFileSync(path.join(folder, `${process.pid}-${number}.json`), JSON.stringify(results));
}

/** The results of all suites. */
export function collectedResults(folder: string): SuiteResults {
  const all = readdirSync(folder).map((file): SuiteResults => {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  });
  return {
    files: all.flatMap(({ files }) => files),
    repeated: all.flatMap(({ repeated }) => repeated),
    notRun: all.flatMap(({ notRun }) => notRun),
  };
}

/** The ten slowest files, one line for each. Empty for so few files that all are listed above. */
export function slowestFiles({ files }: SuiteResults): readonly string[] {
  if (files.length <= 10) return [];
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  return [
    'The slowest files:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}

/** Lines that must not be overlooked. They come at the very end. */
export function lastLines({ repeated, notRun }: SuiteResults): readonly string[] {
  return [...repeated.map((title) => `passed only when repeated: ${title}`), ...new Set(notRun)];
}
