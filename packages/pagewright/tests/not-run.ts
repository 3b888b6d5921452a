const mark = 'not run: ';

/**
 * Says that tests need something that this machine does not have. The line is printed once more at the end of the suite, or of
 * `npm test`.
 * @param tests such as `Redis tests`
 * @param why such as `no Redis answers on 127.0.0.1:6379`
 */
export function reportNotRun(tests: string, why: string): void {
  console.log(notRunLine(tests, why));
}

export function notRunLine(tests: string, why: string): string {
  return `${mark}${tests}, ${why}`;
}

/** The lines of `reportNotRun` in what a test has printed. */
export function notRunLines(printed: string): readonly string[] {
  return printed.split(/\r?\n/).filter((line) => line.startsWith(mark));
}
