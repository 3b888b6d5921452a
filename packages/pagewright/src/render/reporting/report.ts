/**
 * A problem that visitors do not see, for the maintainers of the site. `file` and `block` locate it in `page-configs/`;
 * `query` and `path` locate it in the content.
 */
export interface Report {
  readonly about:
    | 'content'
    | 'block-missing'
    | 'block-threw'
    | 'layout-threw'
    | 'block-not-loaded'
    | 'part-not-loaded'
    | 'content-not-read'
    | 'script';
  readonly file?: string;
  /** Number of the block in its file, from 1. */
  readonly block?: number;
  readonly type?: string;
  readonly query?: string;
  readonly path?: string;
  readonly message: string;
}

const reported = new Map<string, Report>();

/** One line, such as `service.json, block 3 (quote), query service, quote.quote_content: …`. */
export function describeReport(report: Report): string {
  const location = [
    report.file,
    report.block === undefined ? undefined : `block ${report.block}${report.type ? ` (${report.type})` : ''}`,
    report.query && `query ${report.query}`,
    report.path,
  ].filter((part) => part !== undefined && part !== '');
  return [location.join(', '), report.message].filter((part) => part !== '').join(': ');
}

/** All problems that have been reported in this document. */
export function reportsSoFar(): readonly Report[] {
  return [...reported.values()];
}

/** Reports a problem once: on the console, and as a `pagewright:report` event. */
export function report(entry: Report): void {
  const line = describeReport(entry);
  if (reported.has(line)) return;
  reported.set(line, entry);
  console.warn(`[pagewright] ${line}`);
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent('pagewright:report', { detail: entry }));
}
