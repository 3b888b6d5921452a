import type { ContentError } from '../../content/content-error.ts';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import { fill } from '../../grammar/fill.ts';
import type { CachedContent, PagePayload, PayloadFailure } from '../../render/document/hydration-payload.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { queryKeys } from '../../render/queries/query-keys.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { decodedOf } from '../reading/read-result.ts';
import type { PagePath } from './page-paths.ts';

/** The results of all requests of a path. With equal fingerprints, the same code renders equal pages. */
interface PathRequests {
  readonly fingerprint: string;
  /** True if the content service lacks an entry. The fingerprint then has no meaning. */
  readonly hasMissing: boolean;
}

/** Sends the requests of a path. Does not load content that has not changed since the previous build. */
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

/** Reads all queries of a path. The result becomes its HTML and its hydration payload. */
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
    const { html = [], digest } = result;
    htmlByKey[key] = html;
    contents[key] = { ...decodedOf(result), ...(digest ? { digest } : {}) };
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

/** A copy sorted by key. Responses arrive in any order, but equal content must give equal builds. */
function sortByKey<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));
}
