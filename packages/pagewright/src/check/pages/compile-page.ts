import type { PageDraft } from '../../config/page-draft.ts';
import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import { noBlocks } from '../../config/sections/expand-sections.ts';
import { furtherFile, languageFile, withPagingHead } from '../../grammar/further-pages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import type { CheckedPage } from '../facts/checked-page.ts';
import type { CheckedSite } from '../facts/site-facts.ts';
import { compileBlock } from '../rules/blocks/block-check.ts';
import { compileHead } from '../rules/pages/head-check.ts';
import { compileParam } from '../rules/pages/page-params.ts';
import { compileUrlParams } from '../rules/pages/url-param-check.ts';
import { compileQuery } from '../rules/queries/query-check.ts';

/** Compiles a page that the check has checked; undefined if any part of it has an error. */
export function compilePage(
  draft: PageDraft,
  { params, scopes, unshownQueries }: CheckedPage,
  workspace: Workspace,
  schemas: PageSchemas,
  site: CheckedSite,
): PagePlan | undefined {
  const head = compileHead(draft, schemas.head, scopes.page, workspace.images);
  const listed = [...params.values.keys()].filter((name) => !(name in draft.fixed));
  const values = allCompiled(listed, (name) =>
    named(name, compileParam(draft, name, schemas.params, scopes.params)),
  );
  const end = draft.hasEnd ? noBlocks : site.end;
  const all = [...draft.queries, ...draft.used.queries, ...end.queries].filter(
    ({ name }) => !unshownQueries.has(name) || name === draft.paging?.list,
  );
  const queries = allCompiled(all, (query) =>
    named(query.name, compileQuery(query, scopes.shared, workspace.schemas, site)),
  );
  const scoped = [
    ...draft.used.blocks.map((block) => ({ block, scope: block.use ? scopes.sections : scopes.page })),
    ...end.blocks.map((block) => ({ block, scope: scopes.end })),
  ];
  const shown = scoped.filter(({ block }) => !block.isHidden);
  const blocks = allCompiled(shown, ({ block, scope }) => compileBlock(block, scope, workspace));
  if (!draft.isComplete || !head || !values || !queries || !blocks) return undefined;
  const { name } = draft.origin.file;
  const file = draft.languages.length > 0 ? languageFile(name, site.language) : name;
  const first = draft.furtherOf;
  return {
    ...(first === undefined ? { file } : { file: furtherFile(file), paging: { first } }),
    ...(draft.paging?.hasFeed && first === undefined ? { feed: draft.paging.list } : {}),
    ...(site.language === undefined ? {} : { language: site.language }),
    routes: draft.routes.map(({ route }) => route),
    ...compileUrlParams(draft.urlParams ?? {}),
    ...(draft.schedule ? { schedule: draft.schedule } : {}),
    params: Object.fromEntries(values),
    head: draft.paging ? withPagingHead(head, draft.fixed.page, draft.paging.hasFeed) : head,
    queries: Object.fromEntries(queries),
    blocks,
  };
}

function named<Value>(name: string, value: Value | undefined): readonly [string, Value] | undefined {
  return value === undefined ? undefined : [name, value];
}

/** The results for all parts; undefined when one of them has none. */
function allCompiled<Part, Result>(
  parts: Iterable<Part>,
  compile: (part: Part) => Result | undefined,
): readonly Result[] | undefined {
  const results: Result[] = [];
  for (const part of parts) {
    const result = compile(part);
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}
