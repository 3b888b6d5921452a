import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { notRunLines } from '../../packages/pagewright/tests/not-run.ts';
import { reportResults } from './suite-results.ts';

/** Seconds that a file takes, with its imports and its environment. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** Adds slow files, repeated tests and tests that were not run to the end of Vitest's report. */
export default class VitestResults implements Reporter {
  readonly #notRun: string[] = [];

  onUserConsoleLog({ content }: UserConsoleLog): void {
    this.#notRun.push(...notRunLines(content));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    reportResults({
      files: modules.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) })),
      repeated: modules.flatMap((module) =>
        [...module.children.allTests()]
          .filter((test) => test.diagnostic()?.flaky)
          .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
      ),
      notRun: this.#notRun,
    });
  }
}
