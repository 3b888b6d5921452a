import type { PageDraft } from '../../config/page-draft.ts';
import { numberParam } from '../../grammar/path-names.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

/** A route without the number of the page, which `paging` adds: `/posts` for `/posts/page/:page`. */
function firstRoute(route: string): string {
  return route.replace(/(?:\/page)?\/:page$/, '') || '/';
}

/** The page with routes and params as they should be. */
export function withoutNumber(draft: PageDraft): PageDraft {
  const routes = draft.routes.map((each) => ({ ...each, route: firstRoute(each.route) }));
  const { [numberParam]: _, ...params } = draft.params;
  return { ...draft, routes, params };
}

/** Reports routes that have the number of the page themselves. */
export function ownNumbers({ routes }: PageDraft): readonly Problem[] {
  return routes
    .filter(({ route }) => firstRoute(route) !== route)
    .map(({ route, pointer }) => {
      const data = { name: numberParam, isSize: false, route: firstRoute(route) };
      return { code: 'paging-param', pointer, on: 'value', data };
    });
}
