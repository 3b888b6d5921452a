import { recordOf } from '../../../json/is-record.ts';
import { correctBase } from '../../../project/base.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';

/** Reports routes that begin with the base of the site. */
export function checkBase(
  pages: readonly CheckedPage[],
  { project }: Pick<Workspace, 'project'>,
): readonly Diagnostic[] {
  const { base } = recordOf(project?.value);
  if (typeof base !== 'string' || base === '/' || correctBase(base) !== base) return [];
  return pages.flatMap(({ origin, routes }) =>
    routes.flatMap(({ route, pointer }): Diagnostic[] => {
      if (!`${route}/`.startsWith(base)) return [];
      const meant = `/${route.slice(base.length)}`;
      return [diagnoseAt(origin, problemAt('base-in-route', pointer, { route, base, meant }))];
    }),
  );
}
