/**
 * A fault that a visitor does not see, told to whoever looks after the site. `file` and `block` name the place in
 * `page-configs/`; `query` and `path` name the content.
 */
export interface Report {
  readonly about: 'content' | 'block-missing' | 'block-threw' | 'block-not-loaded' | 'content-not-read';
  readonly file?: string;
  /** Number of the block in its file, from 1. */
  readonly block?: number;
  readonly type?: string;
  readonly query?: string;
  readonly path?: string;
  readonly message: string;
}

const told = new Set<string>();

/** One line, such as `service.json, block 3 (quote), query service, quote.quote_content: …`. */
export function describeReport(report: Report): string {
  const places = [
    report.file,
    report.block === undefined ? undefined : `block ${report.block}${report.type ? ` (${report.type})` : ''}`,
    report.query && `query ${report.query}`,
    report.path,
  ].filter((place) => place !== undefined && place !== '');
  return `${places.join(', ')}: ${report.message}`;
}

/** Tells a fault once: on the console, and to listeners of the `pagewright:report` event. */
export function report(entry: Report): void {
  const line = describeReport(entry);
  if (told.has(line)) return;
  told.add(line);
  console.warn(`[pagewright] ${line}`);
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent('pagewright:report', { detail: entry }));
}
