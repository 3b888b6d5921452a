import type { Condition } from './conditions.ts';
import type { Path } from './path.ts';
import type { BlockPlan } from './plans/block-plan.ts';
import type { PagePlan } from './plans/page-plan.ts';
import type { QueryPlan } from './plans/query-plan.ts';
import type { ArrayItem, Plan } from './plans/value-plan.ts';
import { type UrlValues, urlQuery, urlValues } from './url-params.ts';

/** The value of a path such as `url.q`; undefined if the URL has no value for it, and for all other paths. */
function valueAt([root, name]: Path, values: UrlValues): string | number | undefined {
  return root === 'url' && name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

function filledItem(item: ArrayItem, values: UrlValues): ArrayItem {
  return item.is === 'one'
    ? { ...item, value: filled(item.value, values) }
    : { ...item, show: filled(item.show, values) };
}

/** A plan with the values of a URL in place of the paths to them. A path without a value stays, and `fill` finds nothing at it. */
function filled(plan: Plan, values: UrlValues): Plan {
  switch (plan.is) {
    case 'path': {
      const value = valueAt(plan.path, values);
      return value === undefined ? plan : { is: 'literal', value };
    }
    case 'text': {
      const parts = plan.parts.map((part) => {
        const value = typeof part === 'string' ? undefined : valueAt(part, values);
        if (value === undefined) return part;
        return plan.encoded ? encodeURIComponent(value) : String(value);
      });
      return parts.every((part) => typeof part === 'string')
        ? { is: 'literal', value: parts.join('') }
        : { ...plan, parts };
    }
    case 'withDefault':
      return { ...plan, from: filled(plan.from, values) };
    case 'array':
      return { ...plan, items: plan.items.map((item) => filledItem(item, values)) };
    case 'object':
      return {
        ...plan,
        properties: Object.fromEntries(
          Object.entries(plan.properties).map(([name, property]) => [name, filled(property, values)]),
        ),
      };
    default:
      return plan;
  }
}

/** True if a plan reads a value of the URL and has no default for it. After `filled`, this means that the value is missing. */
function readsUrl(plan: Plan): boolean {
  const isUrl = (path: Path) => path[0] === 'url';
  switch (plan.is) {
    case 'path':
      return isUrl(plan.path);
    case 'text':
      return plan.parts.some((part) => typeof part !== 'string' && isUrl(part));
    case 'array':
      return plan.items.some((item) => readsUrl(item.is === 'one' ? item.value : item.show));
    case 'object':
      return Object.values(plan.properties).some(readsUrl);
    default:
      return false;
  }
}

/** A condition that no content meets. */
const never: Condition = { of: ['url'] };

/**
 * The conditions that are still open. Decides those conditions whose path has a value in the URL; a path without a value stays, and nothing
 * is found at it.
 */
function remainingConditions(conditions: readonly Condition[], values: UrlValues): readonly Condition[] {
  return conditions.flatMap((condition) => {
    const value = valueAt(condition.of, values);
    if (value === undefined) return [condition];
    return (condition.is?.includes(value) ?? true) === !condition.not ? [] : [never];
  });
}

function filledBlock(block: BlockPlan, queries: PagePlan['queries'], values: UrlValues): BlockPlan {
  const { when: conditions = [], ...rest } = block;
  const when = remainingConditions(conditions, values);
  // A block that is never shown must not wait for content.
  const isHidden = when.some(({ of: [root], not }) => root === 'url' && !not);
  return {
    ...rest,
    queries: isHidden ? [] : block.queries.filter((name) => name in queries),
    props: filled(block.props, values),
    ...(when.length > 0 ? { when } : {}),
  };
}

/** The head of a page that search engines should not list. */
function unlisted(head: Plan): Plan {
  if (head.is === 'object')
    return { ...head, properties: { ...head.properties, noindex: { is: 'literal', value: true } } };
  return head.is === 'literal' && typeof head.value === 'object' && head.value !== null
    ? { is: 'literal', value: { ...head.value, noindex: true } }
    : head;
}

/**
 * The plan of a page at a URL, with the values of its query filled in, so that the rest of the engine need not know about such values.
 * Omits queries that need a missing value. Search engines do not list a page with values. A page that declares no params is returned
 * unchanged.
 * @param search the query of the URL, with or without its `?`
 */
export function planAtUrl(page: PagePlan, search: string): PagePlan {
  const { urlParams } = page;
  if (!urlParams) return page;
  const values = urlValues(urlParams, search);
  const query = urlQuery(urlParams, values);
  const queries = Object.fromEntries(
    Object.entries(page.queries).flatMap(([name, each]): [string, QueryPlan][] => {
      const params = filled(each.params, values);
      if (readsUrl(params)) return [];
      return [[name, { ...each, params, ...(readsUrl(each.params) ? { isOfUrl: true } : {}) }]];
    }),
  );
  const head = filled(page.head, values);
  return {
    ...page,
    urlQuery: query,
    head: query === '' ? head : unlisted(head),
    queries,
    blocks: page.blocks.map((block) => filledBlock(block, queries, values)),
  };
}
