import type { ContentAdapter, MovedEntry } from '../../content/content-adapter.ts';
import { read } from '../../content/read.ts';
import type { ServiceCall } from '../../content/requests/content-service-call.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import { entryRoutes } from '../pages/content-routes.ts';
import type { Warning } from '../warnings.ts';
import type { MovedPaths } from './redirects.ts';

export interface MovedPagesOptions {
  readonly service: ServiceCall;
  readonly pages: readonly PagePlan[];
  readonly sources: SourceTable;
  readonly movedEntries: ContentAdapter['movedEntries'];
  /** Paths of the pages that the build has written. Redirects lead only to these paths and never replace one. */
  readonly written: ReadonlySet<string>;
  /** The redirects of the previous build. They stay if the service cannot list the moved entries. */
  readonly previous: MovedPaths;
  /** True to accept an empty list of moved entries although the previous build had redirects. */
  readonly allowShrink?: boolean;
}

/** The redirects for all entries whose slug has changed. */
export function redirectsOf(
  moved: readonly MovedEntry[],
  { pages, sources }: Pick<MovedPagesOptions, 'pages' | 'sources'>,
): MovedPaths {
  const routes = pages.flatMap((page) => entryRoutes(page, sources));
  return new Map(
    moved.flatMap(({ type, from, to }) =>
      routes
        .filter((each) => each.type === type)
        .map(
          ({ route, param }) => [pathOf(route, { [param]: from }), pathOf(route, { [param]: to })] as const,
        ),
    ),
  );
}

/** The redirects from a path without a page to a path with a page, sorted. */
function valid(redirects: MovedPaths, { written }: MovedPagesOptions): MovedPaths {
  const kept = [...redirects].filter(([from, to]) => !written.has(from) && written.has(to));
  return new Map(kept.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Finds redirects for pages whose entry has a new slug. Never rejects. */
export async function movedPages(
  options: MovedPagesOptions,
): Promise<{ readonly redirects: MovedPaths; readonly warnings: readonly Warning[] }> {
  const { service, movedEntries, previous, allowShrink = false } = options;
  if (service.base === undefined || !movedEntries) return { redirects: new Map(), warnings: [] };
  const before = valid(previous, options);
  let reason = 'the list of moved entries is now empty';
  try {
    const { content } = await read(movedEntries, {}, service);
    // Content services never delete old slugs, so a list that becomes empty is an error.
    if (content.length > 0 || before.size === 0 || allowShrink) {
      return { redirects: valid(redirectsOf(content, options), options), warnings: [] };
    }
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  const warning = {
    kind: 'lists of redirects that could not be used',
    cause: reason,
    text: `The content service did not report which entries have a new slug (${reason}), so the redirects of the previous build are kept`,
  };
  // If the service never had this list, a failure causes no warning.
  return { redirects: before, warnings: before.size > 0 ? [warning] : [] };
}
