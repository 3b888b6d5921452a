import { ContentError } from '../../content/content-error.ts';
import type { ReadableSource } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { SiteListPlan, SiteListsPlan } from '../../grammar/plans/site-lists-plan.ts';
import { isRecord } from '../../json/json-value.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { Settings, SiteList } from '../../render/document/settings.ts';
import type { IncompletePage } from './lacking-queries.ts';

/** Reads a source. Resolves to a result with `error` if it cannot be read. */
type Read = (
  name: string,
  source: ReadableSource,
  params: unknown,
) => Promise<{ readonly content?: unknown; readonly error?: unknown; readonly key?: string }>;

/** The arrays with items from content. Omits arrays that have only the items in the config. */
export interface ReadLists {
  readonly lists: readonly SiteList[];
  /** The failed queries. Their arrays have only the items in the config. */
  readonly failed: readonly Omit<IncompletePage, 'path'>[];
}

function filledList({ path, items, key }: SiteListPlan, contents: Record<string, unknown>): SiteList[] {
  const shown = items.map((item) => {
    const filled = fill({ is: 'array', items: [item], minItems: 0 }, contents);
    return { isWritten: item.is === 'one', filled: Array.isArray(filled) ? filled : [] };
  });
  const targetOf = (item: unknown) =>
    key !== undefined && isRecord(item) ? item[key] : JSON.stringify(item);
  const targets = new Set(shown.flatMap(({ isWritten, filled }) => (isWritten ? filled.map(targetOf) : [])));
  let isLonger = false;
  const all = shown.flatMap(({ isWritten, filled }) => {
    if (isWritten) return filled;
    const added = filled.filter((item) => !targets.has(targetOf(item)) && targets.add(targetOf(item)));
    isLonger ||= added.length > 0;
    return added;
  });
  return isLonger ? [[path, all]] : [];
}

/** Reads the queries of the site config, and fills its arrays. Omits an item whose link equals the link of another item. */
export async function readSiteLists(
  plan: SiteListsPlan | undefined,
  sources: SourceTable,
  read: Read,
): Promise<ReadLists> {
  if (!plan) return { lists: [], failed: [] };
  const results = await Promise.all(
    Object.entries(plan.queries).map(async ([name, { source: from, params }]) => {
      const source = sources[from];
      return { name, from, result: source && (await read(from, source, fill(params, {}) ?? {})) };
    }),
  );
  const contents = Object.fromEntries(results.map(({ name, result }) => [name, result?.content]));
  return {
    lists: plan.lists.flatMap((list) => filledList(list, contents)),
    failed: results.flatMap(({ name, from, result }) => {
      const { error, key = '' } = result ?? {};
      const isConfigured = !(error instanceof ContentError && error.kind === 'not-configured');
      return error !== undefined && isConfigured ? [{ query: name, source: from, key }] : [];
    }),
  };
}

/** The settings of pages, with these lists. */
export function settingsWithLists(settings: Settings, lists: readonly SiteList[]): Settings {
  const { lists: _, ...others } = settings;
  return lists.length > 0 ? { ...others, lists } : others;
}
