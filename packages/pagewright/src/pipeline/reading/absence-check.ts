import type { ServiceAdapter } from '../../content/content-adapter.ts';
import type { ContentRequest, ContentResponse } from '../../content/content-api.ts';
import { listedType, readType } from '../../content/content-tags.ts';
import { readOnce } from '../../content/read.ts';
import {
  callOf,
  callUrl,
  type ServiceCall,
  type ServiceCalls,
} from '../../content/requests/content-service-call.ts';
import { withDeadline } from '../../content/requests/deadline.ts';
import { parseJson } from '../../content/requests/parse-json.ts';
import { readHeaders } from '../../content/requests/read-headers.ts';
import { readText } from '../../content/requests/read-text.ts';
import { slugText } from '../../content/slug-part.ts';
import type { EntryAbsence, ReadableSource } from '../../content/source.ts';
import { isRecord } from '../../json/json-value.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { SiteDefinition } from '../../render/site-definition.ts';
import type { ServiceName } from '../../site-types/registered-types.ts';

/** What the content services of a site say of absent entries. */
export interface ServiceAdapters {
  readonly content: ServiceAdapter;
  readonly services?: SiteDefinition['services'];
}

/** What the engine knows of a service: the main one, or a further one by its name. */
export function adapterOf(
  { content, services }: ServiceAdapters,
  service: ServiceName | undefined,
): ServiceAdapter | undefined {
  return service === undefined ? content : services?.[service];
}

/** An entry that the service reports as missing. */
export interface MissingEntry {
  readonly source: ReadableSource;
  readonly params: unknown;
  /** The `id` of the entry in its last good content. */
  readonly id: unknown;
}

/** Says that the last good content of an entry lacks an id, so the service cannot be asked for it; empty if it has one. */
export function lackingId({ entryType }: Pick<ReadableSource, 'entryType'>, content: unknown): string {
  const lacks = entryType !== undefined && isRecord(content) && content.id === undefined;
  return lacks ? ', because its content has no "id" to ask for: add one to the schema of the source' : '';
}

/** Maximum size of a response, in bytes. */
const maxBytes = 256 * 1024;
/** Maximum number of lists of other types to read as proof that the service works. */
const mostLists = 3;
/** Milliseconds for which one response of a list is used for several entries. */
const listsUsedFor = 2_000;

/** Sends a request once. Resolves to undefined without a response. */
async function ask(
  { api }: ReadableSource,
  request: ContentRequest,
  { base, deadline, fetch: send = fetch }: ServiceCall,
): Promise<ContentResponse | undefined> {
  try {
    return await withDeadline(deadline, undefined, async (signal) => {
      const url = callUrl(api.name, api.urlOf(request), base);
      const response = await send(url, { headers: { ...api.headers, ...readHeaders(url) }, signal });
      const body = parseJson((await readText(response, maxBytes)) ?? '');
      return { status: response.status, headers: response.headers, body };
    });
  } catch {
    return undefined;
  }
}

/** The slugs of the entries in a list; empty if the list cannot be read. */
async function slugsIn(source: ReadableSource, call: ServiceCall): Promise<readonly string[]> {
  try {
    const { content } = await withDeadline(call.deadline, undefined, (signal) =>
      readOnce(source, {}, { ...call, signal }),
    );
    const items: readonly unknown[] = Array.isArray(content) ? content : [];
    return items.map((item) => (isRecord(item) ? slugText(item.slug) : ''));
  } catch {
    return [];
  }
}

/** The number of entries in each list; 0 for a list that cannot be read. */
function countEntries(
  requests: readonly ContentRequest[],
  { source }: MissingEntry,
  { count }: EntryAbsence,
  call: ServiceCall,
): Promise<number[]> {
  return Promise.all(
    requests.map(async (request) => {
      const response = await ask(source, request, call);
      return response?.status === 200 ? (count(response) ?? 0) : 0;
    }),
  );
}

const isSome = (number: number) => number > 0;

/** Requests the entry by its id, and the numbers of entries in its collection and in another one. */
async function isGoneById(
  missing: MissingEntry,
  id: string | number,
  absence: EntryAbsence,
  call: ServiceCall,
): Promise<boolean> {
  const { byId, isGone, collection, others } = absence;
  const [entry, [own = 0, ...more]] = await Promise.all([
    ask(missing.source, byId(id), call),
    countEntries([collection, ...others], missing, absence, call),
  ]);
  return entry !== undefined && isGone(entry.status, entry.body) && own > 0 && more.some(isSome);
}

/**
 * Looks for an entry of an unknown type, such as a topic or an author, in its whole collection, and for any entry in another collection. If
 * the collection is longer than its response, the result is unknown.
 */
async function isGoneFromCollection(
  missing: MissingEntry,
  absence: EntryAbsence,
  call: ServiceCall,
): Promise<boolean> {
  const { source, params } = missing;
  const { path, query: { slug, ...query } = {} } = source.request(params);
  if (slug === undefined) return false;
  const [response, others] = await Promise.all([
    ask(source, { path, query }, call),
    countEntries(absence.others, missing, absence, call),
  ]);
  if (response?.status !== 200 || !Array.isArray(response.body)) return false;
  const entries: readonly unknown[] = response.body;
  const isWhole = entries.length > 0 && absence.count(response) === entries.length;
  const isListed = entries.some((entry) => isRecord(entry) && slugText(entry.slug) === slug);
  return isWhole && !isListed && others.some(isSome);
}

type ReadSlugs = typeof slugsIn;

/** Reads each list only once for several entries. */
function rememberSlugs(): ReadSlugs {
  const known = new Map<ReadableSource, { readonly slugs: ReturnType<ReadSlugs>; readonly at: number }>();
  return (source, call) => {
    const last = known.get(source);
    if (last && Math.abs(Date.now() - last.at) < listsUsedFor) return last.slugs;
    const slugs = slugsIn(source, call);
    known.set(source, { slugs, at: Date.now() });
    return slugs;
  };
}

/** Looks for the entry in a list of its type, and for any entry in a list of another type. */
async function isGoneFromLists(
  { source, params }: MissingEntry,
  sources: SourceTable,
  readSlugs: ReadSlugs,
  call: ServiceCall,
): Promise<boolean> {
  const slug = isRecord(params) ? slugText(params.slug) : '';
  const lists = Object.values(sources).filter(
    ({ listOf, entryType, service }) => listOf && entryType === undefined && service === source.service,
  );
  const own = lists.filter(({ listOf }) => listOf === source.entryType);
  const others = lists.filter((list) => listedType(list) !== readType(source));
  const slugsOf = async (some: typeof lists) =>
    (await Promise.all(some.slice(0, mostLists).map((list) => readSlugs(list, call)))).flat();
  const [ownSlugs, otherSlugs] = await Promise.all([slugsOf(own), slugsOf(others)]);
  return ownSlugs.length > 0 && !ownSlugs.includes(slug) && otherSlugs.length > 0;
}

/**
 * Returns a function that verifies, without an announcement, that an entry is gone if the service reports it as missing. The entry must
 * also be missing when requested by its id, or from its whole collection, or from the list of its type. Its collection and another one must
 * have entries, because an empty database or a broken endpoint would report every entry as missing.
 */
export function absenceCheck(
  sources: SourceTable,
  adapters: ServiceAdapters,
): (entry: MissingEntry, calls: ServiceCalls) => Promise<boolean> {
  const readSlugs = rememberSlugs();
  return async (entry, calls) => {
    const { source, params, id } = entry;
    const { service } = source;
    const call = callOf(calls, source);
    const adapter = adapterOf(adapters, service);
    const absence = adapter?.absenceOf?.(source.request(params));
    if (absence && (typeof id === 'string' || typeof id === 'number'))
      return isGoneById(entry, id, absence, call);
    if (source.entryType === undefined)
      return absence !== undefined && isGoneFromCollection(entry, absence, call);
    return absence === undefined && isGoneFromLists(entry, sources, readSlugs, call);
  };
}
