import type { Reporter, TestModule } from 'vitest/node';
import { slowestTests } from './slowest-tests.ts';

/** Adds the slowest tests to the end of Vitest's report. */
export default class SlowestInVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        title: `${module.relativeModuleId} > ${test.fullName}`,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    );
    console.log(slowestTests(tests));
  }
}
