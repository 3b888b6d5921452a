import type { ContentError } from '../../content/content-error.ts';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import { fill } from '../../grammar/fill.ts';
import type { CachedContent, PagePayload, PayloadFailure } from '../../render/document/hydration-payload.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { queryKeys } from '../../render/queries/query-keys.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { PagePath } from './page-paths.ts';

/** Browsers need to know that content has issues, but not which. */
const someIssue = { path: '', expected: '', found: '' };

/** The requests of a path: equal for pages that are rendered equally by the same code. */
interface PathRequests {
  readonly fingerprint: string;
  /** True if the content service does not have an entry. Then the fingerprint means nothing. */
  readonly hasMissing: boolean;
}

/** Sends the requests of a path, without loading content that has not changed since the previous build. */
export async function checkRequests(
  { page, params, isAlias }: PagePath,
  sources: SourceTable,
  reader: Pick<ContentReader, 'check'>,
): Promise<PathRequests> {
  const checks = Object.entries(page.queries).map(async ([name, query]) => {
    const source = sources[query.source];
    const filled = fill(query.params, { route: params });
    if (!source || filled === undefined) return { line: `${name} -`, isMissing: false };
    const { fingerprint, error } = await reader.check(query.source, source, filled);
    return { line: `${name} ${fingerprint}`, isMissing: error?.kind === 'not-found' };
  });
  const checked = await Promise.all(checks);
  return {
    fingerprint: [page.file, isAlias, ...checked.map(({ line }) => line)].join('\n'),
    hasMissing: checked.some(({ isMissing }) => isMissing),
  };
}

/** Reads all queries of a path. Its HTML and its hydration payload are made of the result. */
export async function readPagePayload(
  path: PagePath,
  sources: SourceTable,
  reader: Pick<ContentReader, 'read'>,
): Promise<PagePayload> {
  const keys = queryKeys(path.page, path.params, sources);
  const contents: Record<string, CachedContent> = {};
  const failures: Record<string, PayloadFailure> = {};
  const htmlByKey: Record<string, readonly HtmlDigest[]> = {};
  const reads = Object.entries(path.page.queries).map(async ([name, query]) => {
    const source = sources[query.source];
    const key = keys[name];
    if (!source || key === undefined) return;
    const result = await reader.read(query.source, source, fill(query.params, { route: path.params }));
    if (result.error) {
      if (result.error.kind !== 'not-configured') failures[key] = payloadFailure(result.error);
      return;
    }
    const { content, html = [], digest, hasIssues } = result;
    htmlByKey[key] = html;
    contents[key] = { content, issues: hasIssues ? [someIssue] : [], ...(digest ? { digest } : {}) };
  });
  await Promise.all(reads);
  const html = Object.entries(sortByKey(htmlByKey)).flatMap(([key, digests]) =>
    digests.map(([path, digest]): HtmlDigest => [[key, 'content', ...path], digest]),
  );
  return { keys, contents: sortByKey(contents), html, failures: sortByKey(failures), omitted: [] };
}

function payloadFailure({ kind, message, status }: ContentError): PayloadFailure {
  return { kind, message, ...(status === undefined ? {} : { status }) };
}

/** Sorted by key, since responses arrive in any order and builds of equal content must be equal. */
function sortByKey<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));
}
