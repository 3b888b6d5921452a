import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowestTests, type TimedTest } from './slowest-tests.ts';

/** Adds the slowest tests to the end of Playwright's report. */
export default class SlowestInPlaywright implements Reporter {
  readonly #tests: TimedTest[] = [];

  onTestEnd({ location, title }: TestCase, { duration }: TestResult): void {
    const file = path.relative(process.cwd(), location.file);
    this.#tests.push({ title: `${file} > ${title}`, milliseconds: duration });
  }

  onEnd(): void {
    console.log(slowestTests(this.#tests));
  }

  printsToStdio(): boolean {
    return false;
  }
}
