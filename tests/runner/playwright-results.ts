import path from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { notRunLines } from '../../packages/pagewright/tests/not-run.ts';
import { reportResults } from './suite-results.ts';

/** Adds slow files, repeated tests and tests that were not run to the end of Playwright's report. */
export default class PlaywrightResults implements Reporter {
  #all: Suite | undefined;
  readonly #notRun: string[] = [];

  onBegin(_: FullConfig, all: Suite): void {
    this.#all = all;
  }

  onStdOut(printed: string | Buffer): void {
    this.#notRun.push(...notRunLines(printed.toString()));
  }

  onEnd(): void {
    const tests = this.#all?.allTests() ?? [];
    const fileOf = (file: string) => path.relative(process.cwd(), file).split(path.sep).join('/');
    const seconds = new Map<string, number>();
    for (const { location, results } of tests) {
      const file = fileOf(location.file);
      const duration = results.reduce((sum, result) => sum + result.duration, 0) / 1000;
      seconds.set(file, (seconds.get(file) ?? 0) + duration);
    }
    reportResults({
      files: [...seconds].map(([file, each]) => ({ file, seconds: each })),
      repeated: tests
        .filter((test) => test.outcome() === 'flaky')
        .map((test) => `${fileOf(test.location.file)} > ${test.title}`),
      notRun: this.#notRun,
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
