import { configFile } from '../../grammar/further-pages.ts';
import type { Path } from '../../grammar/path.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';

/** The fields of content that pages read: by source, the file of the first page by the path of the field, such as `*.hall`. */
export type BoundFields = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The path of each value that a plan reads, from the name of a query. `*` stands for each item of an array. */
function fieldPaths(plan: Plan, item: Path | undefined): Path[] {
  const full = ([root, ...fields]: Path): Path[] =>
    root !== 'item' ? [[root, ...fields]] : item ? [[...item, ...fields]] : [];
  switch (plan.is) {
    case 'path':
      return full(plan.path);
    case 'text':
      return plan.parts.flatMap((part) => (typeof part === 'string' ? [] : full(part)));
    case 'withDefault':
      return fieldPaths(plan.from, item);
    case 'array':
      return plan.items.flatMap((each): Path[] => {
        if (each.is === 'one') return fieldPaths(each.value, item);
        const [of] = full(each.of);
        return of ? [of, ...fieldPaths(each.show, [...of, '*'])] : [];
      });
    case 'object':
      return Object.values(plan.properties).flatMap((each) => fieldPaths(each, item));
    default:
      return [];
  }
}

/** The fields of content that the head and the blocks of pages read. */
export function boundFields(pages: readonly PagePlan[]): BoundFields {
  const bound = new Map<string, Map<string, string>>();
  for (const { file, queries, head, blocks } of pages)
    for (const [query, ...fields] of [head, ...blocks.map(({ props }) => props)].flatMap((plan) =>
      fieldPaths(plan, undefined),
    )) {
      const source = Object.hasOwn(queries, query) ? queries[query]?.source : undefined;
      if (source !== undefined && fields.length > 0)
        getOrInsert(
          getOrInsert(bound, source, () => new Map<string, string>()),
          fields.join('.'),
          () => configFile(file),
        );
    }
  return bound;
}
