import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  type Steps,
} from 'pagewright/tooling';
import type { ContentAnswer } from './content-answer.ts';

/** The values that the paths of a config read, as far as they are known. */
export function knownValues(site: EditorSite, answer: ContentAnswer | undefined): bindings.Values {
  const contents = Object.entries(answer?.queries ?? {}).flatMap(([name, each]) =>
    'content' in each ? [[name, each.content] as const] : [],
  );
  return {
    ...Object.fromEntries(contents),
    site: configs.read(site, '_site.json')?.value,
    ...(answer ? { route: { ...answer.params, url: answer.path } } : {}),
    ...(answer?.given === undefined ? {} : { section: answer.given }),
  };
}

/**
 * The values that `item` may have at some steps: the items of the list around them, of all outer items. Undefined outside of `show`, and if
 * the list is not known.
 */
export function knownItems(
  config: ConfigText,
  steps: Steps,
  values: bindings.Values,
): readonly unknown[] | undefined {
  let value: Json | undefined = config.value;
  let items: readonly unknown[] | undefined;
  for (const step of steps) {
    const list: FieldPathOrNone = step === 'show' ? bindings.pathOf(json.objectOf(value).each) : undefined;
    if (list) items = itemsOf(list, values, items);
    value = json.isArray(value) ? value[Number(step)] : json.objectOf(value)[step];
  }
  return items;
}

type FieldPathOrNone = ReturnType<typeof bindings.pathOf>;

function itemsOf(
  list: readonly [string, ...string[]],
  values: bindings.Values,
  outer: readonly unknown[] | undefined,
): readonly unknown[] | undefined {
  const scopes = list[0] === 'item' ? (outer ?? []).map((item) => ({ ...values, item })) : [values];
  const lists = scopes.map((scope) => bindings.read(scope, list)).filter((each) => Array.isArray(each));
  return lists.length > 0 ? lists.flat() : undefined;
}
