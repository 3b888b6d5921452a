import { pluralize } from '../../check/codes/message-text.ts';
import { sourceName } from '../../content/requests/content-service-call.ts';
import { printable } from '../../json/printable.ts';
import type { IncompletePage } from '../../pipeline/queries/lacking-queries.ts';
import { describeError, type FailedRead, repairOf } from '../../pipeline/reading/content-warnings.ts';
import type { Warning } from '../../pipeline/warnings.ts';

/** The incomplete pages of a build, and why they are incomplete. */
export interface IncompleteSite {
  readonly incomplete: readonly IncompletePage[];
  /** The requests that failed, by key. */
  readonly failed: ReadonlyMap<string, FailedRead>;
}

const maxNamed = 20;

interface Cause {
  readonly title: string;
  readonly repair: string;
  readonly pages: string[];
}

/** The incomplete pages, grouped by cause. */
function causesOf({ incomplete, failed }: IncompleteSite): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { path, query, source, key } of incomplete) {
    const read = failed.get(key);
    const title = `${sourceName(source, read?.service)}: ${read ? describeError(read) : 'its content could not be read'}`;
    const cause = causes.get(title) ?? { title, repair: read ? repairOf(read) : '', pages: [] };
    causes.set(title, cause);
    cause.pages.push(`  ${path} (query ${query}, ${key})`);
  }
  return [...causes.values()];
}

function linesOf({ title, repair, pages }: Cause): string[] {
  const more = pages.length > maxNamed ? [`  and ${pages.length - maxNamed} more`] : [];
  const lines = [title, ...pages.slice(0, maxNamed), ...more].map((line) => printable(line));
  return repair === '' ? lines : [...lines, `  What to do: ${repair}.`];
}

/** The incomplete pages as a list: paths, query, status, the service's message, and what to do. */
function listOf(site: IncompleteSite): string {
  return causesOf(site)
    .map((cause) => linesOf(cause).join('\n'))
    .join('\n');
}

const countOf = ({ incomplete }: IncompleteSite) => new Set(incomplete.map(({ path }) => path)).size;

/**
 * The message of a build that stops because pages are incomplete.
 * @param complete the number of complete pages
 */
export function incompleteSiteMessage(site: IncompleteSite, complete: number): string {
  const count = countOf(site);
  return [
    `${pluralize(count, 'page')} cannot be published, because content that ${count === 1 ? 'it needs' : 'they need'} could not be read and no earlier build has it:`,
    '',
    listOf(site),
    '',
    'Nothing was replaced. What was read is kept, so the next build needs only the rest.',
    `To publish the other ${pluralize(complete, 'page')} without ${count === 1 ? 'this one' : 'these'}, build again with --allow-incomplete.`,
  ].join('\n');
}

/** Warnings about pages that are not published although the build succeeds; empty if all are complete. */
export function incompleteSiteWarnings(site: IncompleteSite): readonly Warning[] {
  const count = countOf(site);
  if (count === 0) return [];
  const text = `${pluralize(count, 'page')} ${count === 1 ? 'is' : 'are'} not published, because content that ${count === 1 ? 'it needs' : 'they need'} could not be read and no earlier build has it:`;
  return [{ kind: 'pages that are not complete', cause: text, text, details: listOf(site).split('\n') }];
}
