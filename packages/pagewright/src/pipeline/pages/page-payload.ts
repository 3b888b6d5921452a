import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import type { ContentError } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { CachedContent, PagePayload, PayloadFailure } from '../../render/queries/content-service.ts';
import { queryKeys } from '../../render/queries/query-keys.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { Address } from './addresses.ts';

/** Browsers need to know that there are faults, but not which. */
const someFault = { path: '', expected: '', found: '' };

/** Reads all queries of a path: what its HTML is made of, and what its hydration payload holds. */
export async function readPagePayload(
  address: Address,
  sources: SourceTable,
  reader: ContentReader,
): Promise<PagePayload> {
  const keys = queryKeys(address.page, address.params, sources);
  const contents: Record<string, CachedContent> = {};
  const failures: Record<string, PayloadFailure> = {};
  const reads = Object.entries(address.page.queries).map(async ([name, query]) => {
    const source = sources[query.source];
    const key = keys[name];
    if (!source || key === undefined) return;
    const outcome = await reader.read(query.source, source, fill(query.params, { route: address.params }));
    if (outcome.error) {
      if (outcome.error.kind !== 'not-configured') failures[key] = payloadFailure(outcome.error);
      return;
    }
    const { content, digest, isFaulty } = outcome;
    contents[key] = { content, issues: isFaulty ? [someFault] : [], ...(digest ? { digest } : {}) };
  });
  await Promise.all(reads);
  const ordered = inOrder(contents);
  return {
    keys,
    contents: ordered,
    html: htmlDigests(ordered),
    failures: inOrder(failures),
    omitted: [],
  };
}

function payloadFailure({ kind, message, status }: ContentError): PayloadFailure {
  return { kind, message, ...(status === undefined ? {} : { status }) };
}

/** Answers arrive in any order; a build of the same content is the same to the byte. */
function inOrder<Value>(members: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(members).sort(([left], [right]) => (left < right ? -1 : 1)));
}
