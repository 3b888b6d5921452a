import { htmlMarks } from '../../content/sanitising/seed-html.ts';
import type { ContentError } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { Seed, SeededFailure } from '../../render/queries/content-service.ts';
import { queryKeys } from '../../render/queries/query-keys.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { Address } from './addresses.ts';

/** Reads all queries of an address, for its HTML to be made of and its browser to begin with. */
export async function readSeed(address: Address, sources: SourceTable, reader: ContentReader): Promise<Seed> {
  const keys = queryKeys(address.page, address.params, sources);
  const contents: Record<string, unknown> = {};
  const digests: Record<string, string> = {};
  const failures: Record<string, SeededFailure> = {};
  const faulty = new Set<string>();
  const reads = Object.entries(address.page.queries).map(async ([name, query]) => {
    const source = sources[query.source];
    const key = keys[name];
    if (!source || key === undefined) return;
    const outcome = await reader.read(query.source, source, fill(query.params, { route: address.params }));
    if (outcome.error) {
      if (outcome.error.kind !== 'not-configured') failures[key] = seededFailure(outcome.error);
      return;
    }
    contents[key] = outcome.content;
    if (outcome.digest) digests[key] = outcome.digest;
    if (outcome.isFaulty) faulty.add(key);
  });
  await Promise.all(reads);
  const ordered = inOrder(contents);
  return {
    keys,
    contents: ordered,
    digests: inOrder(digests),
    faulty: [...faulty].sort(),
    html: htmlMarks(ordered),
    failures: inOrder(failures),
    lost: [],
  };
}

function seededFailure({ kind, message, status }: ContentError): SeededFailure {
  return { kind, message, ...(status === undefined ? {} : { status }) };
}

/** Answers arrive in any order; a build of the same content is the same to the byte. */
function inOrder<Value>(members: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(members).sort(([left], [right]) => (left < right ? -1 : 1)));
}
