import { lineOf } from '../../../config/read/origin.ts';
import { shapeOf } from '../../../grammar/route-pattern.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';

/** Reports routes that two pages share, or that one page has twice. The names of params do not make routes different. */
export function routeConflicts(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  const first = new Map<string, { readonly page: CheckedPage; readonly pointer: string }>();
  return pages.flatMap((page) =>
    page.routes.flatMap(({ route, pointer }): Diagnostic[] => {
      const shape = shapeOf(route);
      const before = first.get(shape);
      if (!before) {
        first.set(shape, { page, pointer });
        return [];
      }
      if (before.page === page && page.outlineDiagnostics.some(({ code }) => code === 'repeated-entry'))
        return [];
      const { file } = before.page.origin;
      const line = lineOf(before.page.origin, before.pointer);
      return [
        diagnoseAt(page.origin, {
          code: 'route-conflict',
          pointer,
          on: 'value',
          data: { route, file: file.name, line },
        }),
      ];
    }),
  );
}
