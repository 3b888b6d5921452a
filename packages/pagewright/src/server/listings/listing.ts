import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { queryTags } from '../../pipeline/queries/entry-tags.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { type RenderedPage, withDigest } from '../caching/cached-target.ts';

export function listTags(pages: readonly PagePlan[], sources: SourceTable): string[] {
  const queries = pages.flatMap((page) => Object.values(page.queries));
  const lists = queries.filter(({ source }) => sources[source]?.listOf !== undefined);
  return queryTags(lists, sources, {});
}

/**
 * A file that lists pages, in the form that the cache keeps.
 * @param xml undefined if there is no such file
 * @param isIncomplete true if a read failed
 */
export function listing(xml: string | undefined, made: number, isIncomplete: boolean): RenderedPage {
  return withDigest(xml, { made, isIncomplete, isFailed: isIncomplete });
}
