import { contentTags } from '../content/content-tags.ts';
import { digest } from '../content/sanitising/digest.ts';
import { fill } from '../grammar/fill.ts';
import type { PagePlan } from '../grammar/plan.ts';
import type { SourceTable } from '../render/routing/page-module.ts';
import type { RenderedPage } from './render-page.ts';

/** Tags of all lists that pages read. */
export function listTags(pages: readonly PagePlan[], sources: SourceTable): string[] {
  const queries = pages.flatMap((page) => Object.values(page.queries));
  const tags = queries.flatMap(({ source: name, params }) => {
    const source = sources[name];
    return source?.listOf === undefined ? [] : contentTags(name, source, fill(params, {}));
  });
  return [...new Set(tags)];
}

/**
 * A file that lists pages, as the cache keeps it.
 * @param xml undefined if there is no such file
 * @param isIncomplete true if a read failed
 */
export function listing(xml: string | undefined, made: number, isIncomplete: boolean): RenderedPage {
  return {
    html: xml,
    digest: xml === undefined ? '' : digest(xml),
    made,
    isIncomplete,
    isFailed: isIncomplete,
  };
}
