/** Counts what held, and says at once what did not. */
export class Tally {
  passed = 0;
  readonly failures: string[] = [];

  /** Runs one check. A check that throws has failed; the others go on. */
  async check(title: string, run: () => void | Promise<void>): Promise<void> {
    try {
      await run();
      this.passed += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.failures.push(title);
      console.error(`FAILED  ${title}\n        ${reason.split('\n').join('\n        ')}`);
    }
  }

  /** The last line of a run. */
  summary(): string {
    return `${this.passed} passed, ${this.failures.length} failed`;
  }
}
