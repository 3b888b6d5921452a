import type { BlockPlan, PagePlan, Plan } from '../grammar/plan.ts';
import type { PageDraft } from './page-draft.ts';
import type { CheckedBlock } from './rules/block-check.ts';
import type { PageParams } from './rules/page-params.ts';
import type { CheckedQuery } from './rules/query-check.ts';

/** Puts a page together; undefined when an error stops any part of it. */
export function pagePlan(
  draft: PageDraft,
  params: PageParams,
  head: Plan | undefined,
  queries: readonly CheckedQuery[],
  blocks: readonly CheckedBlock[],
): PagePlan | undefined {
  const values = [...params.values].flatMap(([name, { plan }]) => (plan ? [[name, plan] as const] : []));
  const requests = queries.flatMap(({ name, plan }) => (plan ? [[name, plan] as const] : []));
  const drawn = blocks.flatMap((block) => blockPlan(block) ?? []);
  const isComplete =
    values.length === params.values.size &&
    requests.length === queries.length &&
    drawn.length === blocks.length;
  if (!head || !isComplete || !draft.isWhole) return undefined;
  return {
    file: draft.file.name,
    routes: draft.routes.map(({ route }) => route),
    params: Object.fromEntries(values),
    head,
    queries: Object.fromEntries(requests),
    blocks: drawn,
  };
}

function blockPlan({ draft, plan, queries, drawsTitle }: CheckedBlock): BlockPlan | undefined {
  const { type, file, number, id, only, isOptional } = draft;
  if (!plan || type === undefined) return undefined;
  return {
    type,
    place: { file: file.name, block: number },
    props: plan,
    queries,
    optional: isOptional,
    ...(drawsTitle ? { titled: true as const } : {}),
    ...(id === undefined ? {} : { id }),
    ...(Object.keys(only).length === 0 ? {} : { only }),
  };
}
