/** Something that went wrong in the browser of a visitor. */
export interface VisitProblem {
  /**
   * `error`: an error that nothing caught. `rejection`: a promise that was rejected, and nothing handled it. `report`: a problem that the engine
   * reports, such as a block that threw. `policy`: something that the Content-Security-Policy blocked.
   */
  readonly kind: 'error' | 'rejection' | 'report' | 'policy';
  /** The path of the page that was shown, without query and anchor. */
  readonly path: string;
  /** What happened, at most 300 characters. Queries of URLs, e-mail addresses, long numbers and long tokens are replaced. */
  readonly message: string;
  /** For a report: what it is about, such as `block-threw`. */
  readonly about?: string;
  /** For an error of a script: its file, line and column, such as `/assets/core-a1.js:1:400`. */
  readonly at?: string;
}

/**
 * How fast a page was. Times are in milliseconds since the visitor opened the page, rounded; all are absent where the browser does not measure them.
 * See https://web.dev/articles/vitals for what is good.
 */
export interface VisitVitals {
  /** Time to the first byte of the document. */
  readonly ttfb?: number;
  /** First contentful paint. */
  readonly fcp?: number;
  /** Largest contentful paint. */
  readonly lcp?: number;
  /** Interaction to next paint: the slowest interaction, without the slowest of each fifty. Absent if there was none. */
  readonly inp?: number;
  /** Cumulative layout shift: the largest sum of shifts in five seconds, with three decimals. No unit. */
  readonly cls?: number;
}

/**
 * What a browser sends to `reports.to`, as JSON in the body of a POST with the type `text/plain`. It is sent when the visitor leaves the page or
 * hides its tab, without cookies, referrer or anything that identifies a visitor. A document sends its vitals once, and at most 20 problems.
 */
export interface VisitReport {
  /** The version of this format. */
  readonly version: 1;
  /** The path of the document, without query and anchor. */
  readonly path: string;
  readonly vitals?: VisitVitals;
  readonly problems: readonly VisitProblem[];
  /** How many problems were left out, because there were too many. */
  readonly omitted?: number;
}
