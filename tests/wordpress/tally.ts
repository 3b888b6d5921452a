/** Counts passed checks, and prints failures at once. */
export class Tally {
  passed = 0;
  readonly failures: string[] = [];

  /** Runs one check. A check fails if it throws; the others still run. */
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

  /** The last line of the output. */
  summary(): string {
    return `${this.passed} passed, ${this.failures.length} failed`;
  }
}
