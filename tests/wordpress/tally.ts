interface Measured {
  readonly title: string;
  readonly seconds: number;
}

/** Starts measuring. Call the result for the seconds that have passed, and the seconds of processor time. */
function stopwatch(): () => { readonly seconds: number; readonly processor: number } {
  const begun = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { seconds: (performance.now() - begun) / 1000, processor: (user + system) / 1_000_000 };
  };
}

/** Counts passed checks, prints failures at once, and measures phases and checks. */
export class Tally {
  passed = 0;
  readonly failures: string[] = [];
  readonly #print: (line: string) => void;
  readonly #whole = stopwatch();
  readonly #checks: Measured[] = [];
  #endPhase = () => {};

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Ends the current phase and begins the next one. Prints the seconds of each phase, and its seconds of processor time. */
  begin(title: string): void {
    this.#endPhase();
    this.#print(title);
    const checks = this.#checks.length;
    const elapsed = stopwatch();
    this.#endPhase = () => {
      const { seconds, processor } = elapsed();
      const number = this.#checks.length - checks;
      this.#print(`  ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s, ${number} checks`);
      this.#endPhase = () => {};
    };
  }

  /** Runs one check. A check fails if it throws; the others still run. */
  async check(title: string, run: () => void | Promise<void>): Promise<void> {
    const elapsed = stopwatch();
    try {
      await run();
      this.passed += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.failures.push(title);
      console.error(`FAILED  ${title}\n        ${reason.split('\n').join('\n        ')}`);
    } finally {
      this.#checks.push({ title, seconds: elapsed().seconds });
    }
  }

  /** Prints the slowest checks, and as the last line how many passed. */
  end(): void {
    this.#endPhase();
    const slowest = [...this.#checks].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
    this.#print('The slowest checks');
    for (const { title, seconds } of slowest) this.#print(`  ${seconds.toFixed(1)} s  ${title}`);
    const { seconds, processor } = this.#whole();
    this.#print(`${seconds.toFixed(0)} s, processor ${processor.toFixed(0)} s without the browser`);
    this.#print(`${this.passed} passed, ${this.failures.length} failed`);
  }
}
