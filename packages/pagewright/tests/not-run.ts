const mark = 'not run: ';

/**
 * Reports that tests were not run, because this machine lacks something. The line is printed again at the end of the suite, or of `npm
 * test`.
 * @param tests such as `Redis tests`
 * @param why such as `no Redis answers on 127.0.0.1:6379`
 */
export function reportNotRun(tests: string, why: string): void {
  console.log(notRunLine(tests, why));
}

export function notRunLine(tests: string, why: string): string {
  return `${mark}${tests}, ${why}`;
}

/** The lines of `reportNotRun` in the output of a test. */
export function notRunLines(printed: string): readonly string[] {
  return printed.split(/\r?\n/).filter((line) => line.startsWith(mark));
}
