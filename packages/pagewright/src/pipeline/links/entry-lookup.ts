import type { ServiceAdapter } from '../../content/content-adapter.ts';
import type { ContentRequest } from '../../content/content-api.ts';
import { read } from '../../content/read.ts';
import { callOf, type ServiceCalls } from '../../content/requests/content-service-call.ts';
import type { ReadableSource } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { slugParam } from '../pages/content-routes.ts';

/** Sends requests with retries, as the services of a site are called. */
export function lookupSender(calls: ServiceCalls): SendLookup {
  return async ({ api, service }, request) => {
    const decode = (body: unknown) => ({ content: body, issues: [] });
    const source = { api, request: () => request, decode };
    return (await read(source, {}, callOf(calls, { service }))).content;
  };
}

/** A page that shows the entry with the slug in a param. */
interface EntryPage {
  readonly page: PagePlan;
  readonly param: string;
}

/** Pages that show the entries of a collection, each by the slug in one param. */
export interface Collection {
  readonly source: ReadableSource;
  readonly request: ContentRequest;
  readonly pages: readonly EntryPage[];
}

/** Sends a request with the API of a source. Rejects with a ContentError. */
export type SendLookup = (source: ReadableSource, request: ContentRequest) => Promise<unknown>;

/** The page of an entry that a link means. */
export interface FoundPage extends EntryPage {
  readonly slug: string;
}

/** The collections whose entries have pages. Queries with equal requests read the same collection. */
export function linkedCollections(
  pages: readonly PagePlan[],
  sources: SourceTable,
  service: string | undefined,
): readonly Collection[] {
  const collections = new Map<string, Collection & { readonly pages: EntryPage[] }>();
  for (const page of pages) {
    for (const query of Object.values(page.queries)) {
      const source = sources[query.source];
      const param = slugParam(query);
      if (!source || source.service !== service || param === undefined) continue;
      const request = source.request(fill(query.params, { route: { [param]: 'slug' } }));
      const key = JSON.stringify(request);
      getOrInsert(collections, key, () => ({ source, request, pages: [] })).pages.push({ page, param });
    }
  }
  return [...collections.values()];
}

/**
 * Asks a service which entries some paths mean. Resolves to the pages of these entries by path: only pages of exact matches if there are any. A
 * path without an entry has none.
 */
export async function lookUpEntries(
  paths: readonly string[],
  collections: readonly Collection[],
  { requests, entryAt }: NonNullable<ServiceAdapter['linkedEntries']>,
  send: SendLookup,
): Promise<ReadonlyMap<string, readonly FoundPage[]>> {
  const asked = collections.flatMap((collection) =>
    requests(paths, collection.request).map(async (request) => ({
      pages: collection.pages,
      body: await send(collection.source, request),
    })),
  );
  const responses = await Promise.all(asked);
  return new Map(
    paths.map((path) => {
      const found = responses.flatMap(({ pages, body }) => {
        const entry = entryAt(path, body);
        return entry ? pages.map((place) => ({ ...place, ...entry })) : [];
      });
      const exact = found.filter(({ isExact }) => isExact);
      return [path, exact.length > 0 ? exact : found] as const;
    }),
  );
}
