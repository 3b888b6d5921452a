import { LRUCache } from 'lru-cache';
import { type Json, json, type PageEntries, type QueryFailure, type SourceTable } from 'pagewright/tooling';
import { type CheckedSite, drafts, services } from 'pagewright/tooling/node';
import type {
  ContentAnswer,
  ContentRequestBody,
  QueryAnswer,
} from '../../browser/data/values/content-answer.ts';
import { shortenContent } from './shorten-content.ts';
import type { SiteContent } from './site-content.ts';

interface PageContentOptions extends SiteContent {
  /** The texts of all drafts. */
  readonly texts: () => ReadonlyMap<string, string>;
  /** The site as it was last checked, with the last good plans of pages with errors. */
  readonly site: () => Pick<CheckedSite, 'pages' | 'schemas'>;
}

/** Milliseconds for which content is not read again. */
const freshFor = 60_000;

/** Reads what the queries of drafts find, as samples for windows. Content is read through the sources of the site, as pages read it. */
export class PageContent {
  readonly #options: PageContentOptions;
  readonly #known = new LRUCache<string, Promise<QueryAnswer>>({ max: 300, ttl: freshFor });

  constructor(options: PageContentOptions) {
    this.#options = options;
  }

  /** Never rejects: each query has its content, or why it has none. */
  async answer({ file, path, fresh = false }: ContentRequestBody): Promise<ContentAnswer> {
    const { texts, site } = this.#options;
    const { pages, schemas } = site();
    const sources = await this.#options.sources().catch(() => undefined);
    const readAll = async (queries: readonly drafts.DraftQuery[]) => {
      const answers = queries.map(
        async (query) => [query.name, await this.#read(query, sources, fresh)] as const,
      );
      return Object.fromEntries(await Promise.all(answers));
    };
    let draft = drafts.atPath(texts(), pages, file, path);
    if (draft.lists.length > 0 && !draft.use) {
      const contents = contentsOf(await readAll(drafts.queriesOf(draft.config, schemas, draft.values)));
      draft = drafts.atPath(texts(), pages, file, path, firstParams(draft, contents));
    }
    const { config, params, values, use } = draft;
    if (!use)
      return { file, path, params, queries: await readAll(drafts.queriesOf(config, schemas, values)) };
    const ofPage = drafts.atPath(texts(), pages, use.file, path).config;
    const [queries, outer] = await Promise.all([
      readAll(drafts.queriesOf(config, schemas, values, use.given)),
      readAll(drafts.queriesOf(ofPage, schemas, values)),
    ]);
    const given = drafts.filledValue(use.given, {}, { ...values, ...contentsOf(outer) }, unknownScope(outer));
    return { file, path, params, queries, ...(json.isJson(given) ? { given } : {}) };
  }

  /** The paths of a page with params, for the switch between its entries. Never rejects. */
  async entries(file: string): Promise<PageEntries> {
    const { site, sources, calls } = this.#options;
    return drafts.entriesOf({ site: site(), sources, calls: calls() }, file);
  }

  async #read(
    query: drafts.DraftQuery,
    sources: SourceTable | undefined,
    fresh: boolean,
  ): Promise<QueryAnswer> {
    if ('failure' in query) return query;
    if (!sources) return { failure: { kind: 'broken-code' } };
    const key = JSON.stringify([query.source, query.params]);
    const known = fresh ? undefined : this.#known.get(key);
    if (known) return known;
    const reading = this.#readSource(query.source, query.params, sources);
    this.#known.set(key, reading);
    const answer = await reading;
    // The content service may be back when somebody asks again.
    if ('failure' in answer && this.#known.get(key) === reading) this.#known.delete(key);
    return answer;
  }

  async #readSource(name: string, params: unknown, sources: SourceTable): Promise<QueryAnswer> {
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    if (!source) return { failure: { kind: 'no-source' } };
    try {
      const call = services.callOf(this.#options.calls(), source);
      const { content } = await services.read(source, params, call);
      return shortenContent(content);
    } catch (error) {
      return { failure: failureOf(error) };
    }
  }
}

type Answers = Readonly<Record<string, QueryAnswer>>;

function contentsOf(answers: Answers): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, each]) =>
      'content' in each ? [[name, each.content] as const] : [],
    ),
  );
}

function unknownScope(answers: object): Readonly<Record<string, 'unknown'>> {
  return Object.fromEntries(Object.keys(answers).map((name) => [name, 'unknown']));
}

/** The first value that content has for each route param. */
function firstParams({ lists, values }: drafts.DraftAtPath, contents: object): Record<string, string> {
  const found = lists.flatMap(([name, list]) => {
    const filled = drafts.filledValue(list, {}, { ...values, ...contents }, unknownScope(contents));
    const first: unknown = Array.isArray(filled)
      ? filled.find((each) => typeof each === 'string')
      : undefined;
    return typeof first === 'string' ? [[name, first] as const] : [];
  });
  return Object.fromEntries(found);
}

function failureOf(thrown: unknown): QueryFailure {
  const { kind, status } = services.errorOf(thrown);
  return { kind, ...(status === undefined ? {} : { status }) };
}

/** The request in the body of a call; undefined if the body is not such a request. */
export function contentRequestIn(body: unknown): ContentRequestBody | undefined {
  if (!json.isRecord(body)) return undefined;
  const { file, path, fresh } = body;
  if (typeof file !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  return { file, path, ...(fresh === true ? { fresh } : {}) };
}
