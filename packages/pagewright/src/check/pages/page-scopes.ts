import type { PageDraft } from '../../config/page-draft.ts';
import { contentsOf } from '../../config/read/query-draft.ts';
import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import { type PageScopes, routeSchema, sameScope } from '../facts/page-scope.ts';
import type { PageParams } from '../facts/param-values.ts';
import type { CheckedSite } from '../facts/site-facts.ts';
import { checkParams } from '../rules/pages/page-params.ts';
import { contentsAtUrl, urlScope } from '../rules/pages/url-param-check.ts';
/** The parts of a page that decide what its paths may read. */
export interface ScopedPage {
  readonly params: PageParams;
  readonly scopes: PageScopes;
}

/** The values of the params of a page, and what the paths in each of its parts may read. */
export function scopePage(
  draft: PageDraft,
  { scope: ofSite, end }: CheckedSite,
  schemas: PageSchemas,
  workspace: Workspace,
): ScopedPage {
  const site = { site: ofSite };
  const declared = contentsOf(draft.queries, workspace.schemas, draft.paging !== undefined);
  const ofParams = sameScope({ ...declared, ...site });
  const params = checkParams(draft, schemas.params, ofParams);
  const route = routeSchema(params.values, draft.fixed);
  const shared = sameScope({ route, ...urlScope(draft), ...site });
  const page = sameScope({ ...contentsAtUrl(declared, draft.queries), ...shared, ...site });
  const ofSections = contentsAtUrl(draft.used.contents, draft.used.queries);
  return {
    params,
    scopes: {
      params: ofParams,
      shared,
      page,
      sections: sameScope({ ...ofSections, ...page, ...site }),
      end: sameScope({ ...end.contents, ...shared, ...site }),
    },
  };
}
