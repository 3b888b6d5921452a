import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import { fill, read, type Values } from '../../grammar/fill.ts';
import type { Path } from '../../grammar/path.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { isRecord } from '../../json/json-value.ts';
import { mapProperties } from '../../json/map-properties.ts';
import type { CachedContent, PagePayload } from '../../render/document/hydration-payload.ts';
import type { RouteParams } from '../../render/document/page-module.ts';

/** A list of content, and the plan for showing its items. */
interface ShownList {
  readonly of: Path;
  readonly show: Plan;
}

/** Items to drop from an array in some content. `array` leads from the content to the array, and may contain indexes of items. */
interface Drop {
  readonly array: readonly (string | number)[];
  readonly dropped: ReadonlySet<number>;
}

/** True for the path of a page that is not written. */
type IsUnwritten = (path: string) => boolean;

/** The lists of content that a plan shows, without the lists inside their items. */
function listsIn(plan: Plan): ShownList[] {
  if (plan.is === 'withDefault') return listsIn(plan.from);
  if (plan.is === 'object') return Object.values(plan.properties).flatMap(listsIn);
  if (plan.is !== 'array') return [];
  return plan.items.flatMap((item) => (item.is === 'one' ? listsIn(item.value) : [item]));
}

/** A plan without the lists of content in it. */
function withoutLists(plan: Plan): Plan {
  if (plan.is === 'withDefault') return { ...plan, from: withoutLists(plan.from) };
  if (plan.is === 'object') return { ...plan, properties: mapProperties(plan.properties, withoutLists) };
  if (plan.is !== 'array') return plan;
  const items = plan.items.flatMap((item) =>
    item.is === 'one' ? [{ ...item, value: withoutLists(item.value) }] : [],
  );
  return { ...plan, items, minItems: 0 };
}

/** True if a value contains a link to a page that is not written. */
function leadsTo(value: unknown, isUnwritten: IsUnwritten): boolean {
  if (typeof value === 'string') return value.startsWith('/') && isUnwritten(value.replace(/[?#].*/, ''));
  if (Array.isArray(value)) return value.some((each) => leadsTo(each, isUnwritten));
  return isRecord(value) && Object.values(value).some((each) => leadsTo(each, isUnwritten));
}

/**
 * The items with links to pages that are not written. If only an inner list of an item contains such links, the item stays and the inner
 * list gets shorter.
 */
function dropsIn(
  { of, show }: ShownList,
  array: Drop['array'],
  scope: Values,
  isUnwritten: IsUnwritten,
): Drop[] {
  const found = read(scope, of);
  const items: readonly unknown[] = Array.isArray(found) ? found : [];
  const own = withoutLists(show);
  const leading = items.flatMap((item, index) =>
    leadsTo(fill(own, { ...scope, item }), isUnwritten) ? [index] : [],
  );
  const inner = listsIn(show).filter((list) => list.of[0] === 'item');
  const drops = items.flatMap((item, index) =>
    inner.flatMap((list) =>
      dropsIn(list, [...array, index, ...list.of.slice(1)], { ...scope, item }, isUnwritten),
    ),
  );
  return leading.length === 0 ? drops : [...drops, { array, dropped: new Set(leading) }];
}

/** A copy of a value without some items of one of its arrays. */
function withoutItems(value: unknown, { array: [step, ...array], dropped }: Drop): unknown {
  if (step === undefined)
    return Array.isArray(value) ? value.filter((_, index) => !dropped.has(index)) : value;
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? withoutItems(each, { array, dropped }) : each));
  return isRecord(value) ? { ...value, [step]: withoutItems(value[step], { array, dropped }) } : value;
}

/** The digest of HTML at its new path after items of an array were dropped; undefined if the HTML was in a dropped item. */
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

/** The payload of a page without list items that link to pages which are not written. Returns the same payload if there are none. */
export function withoutUnwrittenLinks(
  isUnwritten: IsUnwritten,
  { head, blocks }: PagePlan,
  params: RouteParams,
  payload: PagePayload,
): PagePayload {
  let shown = payload;
  const contentOf = (query: string): CachedContent | undefined => shown.contents[shown.keys[query] ?? ''];
  for (const list of [head, ...blocks.map(({ props }) => props)].flatMap(listsIn)) {
    const [query = '', ...fields] = list.of;
    const key = shown.keys[query] ?? '';
    const cached = contentOf(query);
    if (!cached) continue;
    const scope = Object.fromEntries(Object.keys(shown.keys).map((name) => [name, contentOf(name)?.content]));
    const drops = dropsIn(list, fields, { ...scope, route: params }, isUnwritten);
    if (drops.length === 0) continue;
    // Without a digest of the response, browsers read the list again.
    const left = { content: drops.reduce(withoutItems, cached.content), issues: cached.issues };
    const html = drops.reduce(
      (digests, { array, dropped }) =>
        digests
          .map((each) => movedDigest(each, [key, 'content', ...array], dropped))
          .filter((each) => each !== undefined),
      shown.html,
    );
    shown = { ...shown, contents: { ...shown.contents, [key]: left }, html };
  }
  return shown;
}
