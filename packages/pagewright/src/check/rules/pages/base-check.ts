import { recordOf } from '../../../json/is-record.ts';
import { correctBase } from '../../../project/base.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';
import type { CheckedRedirects } from '../links/redirect-check.ts';

/** Reports routes and old paths of redirects that begin with the base of the site. */
export function checkBase(
  pages: readonly CheckedPage[],
  { origin: redirectsFile, rules }: CheckedRedirects,
  { project }: Pick<Workspace, 'project'>,
): readonly Diagnostic[] {
  const { base } = recordOf(project?.value);
  if (typeof base !== 'string' || base === '/' || correctBase(base) !== base) return [];
  const problemsOf = (route: string, pointer: string, isRedirect = false): readonly Problem[] => {
    if (!`${route}/`.startsWith(base)) return [];
    const data = {
      route,
      base,
      meant: `/${route.slice(base.length)}`,
      ...(isRedirect ? { isRedirect } : {}),
    };
    return [problemAt('base-in-route', pointer, data)];
  };
  const ofRedirects = rules.flatMap(({ from, pointer }) => problemsOf(from, `${pointer}/from`, true));
  return [
    ...pages.flatMap(({ origin, routes }) =>
      routes.flatMap(({ route, pointer }) =>
        problemsOf(route, pointer).map((each) => diagnoseAt(origin, each)),
      ),
    ),
    ...(redirectsFile ? ofRedirects.map((each) => diagnoseAt(redirectsFile, each)) : []),
  ];
}
