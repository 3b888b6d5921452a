import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import { fill, read } from '../../grammar/fill.ts';
import type { PagePlan, Path, Plan } from '../../grammar/plan.ts';
import type { CachedContent, PagePayload } from '../../render/queries/content-service.ts';
import type { RouteParams } from '../../render/routing/route-match.ts';
import { isRecord } from '../../schema/json-value.ts';

/** A list of content, and how its items are shown. */
interface ShownList {
  readonly of: Path;
  readonly show: Plan;
}

/** The lists of content that a plan shows. */
function listsIn(plan: Plan): ShownList[] {
  if (plan.is === 'withDefault') return listsIn(plan.from);
  if (plan.is === 'object') return Object.values(plan.properties).flatMap(listsIn);
  if (plan.is !== 'array') return [];
  return plan.items.flatMap((item) =>
    item.is === 'one' ? listsIn(item.value) : [item, ...listsIn(item.show)],
  );
}

/** True if a value has a link to one of the paths. */
function leadsTo(value: unknown, paths: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return paths.has(value.replace(/[?#].*/, ''));
  if (Array.isArray(value)) return value.some((each) => leadsTo(each, paths));
  return isRecord(value) && Object.values(value).some((each) => leadsTo(each, paths));
}

/** A value without some items of the array at a path. */
function withoutItems(value: unknown, fields: readonly string[], dropped: ReadonlySet<number>): unknown {
  const [field, ...rest] = fields;
  if (field !== undefined)
    return isRecord(value) ? { ...value, [field]: withoutItems(value[field], rest, dropped) } : value;
  return Array.isArray(value) ? value.filter((_, index) => !dropped.has(index)) : value;
}

/** The digest of HTML after some items of an array before it were dropped; undefined if it is in one of them. */
function movedDigest(
  [path, digest]: HtmlDigest,
  array: readonly (string | number)[],
  dropped: ReadonlySet<number>,
): HtmlDigest | undefined {
  const index = path[array.length];
  if (typeof index !== 'number' || !array.every((name, at) => path[at] === name)) return [path, digest];
  if (dropped.has(index)) return undefined;
  const before = [...dropped].filter((each) => each < index).length;
  return [[...array, index - before, ...path.slice(array.length + 1)], digest];
}

/**
 * The payload of a page without the items of its lists that lead to pages which are not written. The same payload if there are none.
 * @param paths those of the pages
 */
export function withoutUnwrittenLinks(
  paths: ReadonlySet<string>,
  { head, blocks }: PagePlan,
  params: RouteParams,
  payload: PagePayload,
): PagePayload {
  let shown = payload;
  const contentOf = (query: string): CachedContent | undefined => shown.contents[shown.keys[query] ?? ''];
  for (const { of, show } of [head, ...blocks.map(({ props }) => props)].flatMap(listsIn)) {
    const [query, ...fields] = of;
    const key = shown.keys[query] ?? '';
    const cached = contentOf(query);
    const items = read({ [query]: cached?.content }, of);
    if (!cached || !Array.isArray(items)) continue;
    const scope = Object.fromEntries(Object.keys(shown.keys).map((name) => [name, contentOf(name)?.content]));
    const leading = items.flatMap((item, index) =>
      leadsTo(fill(show, { ...scope, route: params, item }), paths) ? [index] : [],
    );
    if (leading.length === 0) continue;
    const dropped = new Set(leading);
    // Without the digest of the response, so that browsers read the list again.
    const left = { content: withoutItems(cached.content, fields, dropped), issues: cached.issues };
    shown = {
      ...shown,
      contents: { ...shown.contents, [key]: left },
      html: shown.html
        .map((each) => movedDigest(each, [key, 'content', ...fields], dropped))
        .filter((each) => each !== undefined),
    };
  }
  return shown;
}
