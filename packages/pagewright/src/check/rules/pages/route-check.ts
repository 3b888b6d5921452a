import { lineOf } from '../../../config/read/origin.ts';
import { shapeOf } from '../../../grammar/route-pattern.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';
import { repeats } from '../repeats.ts';

/** Reports routes that two pages share, or that one page has twice. The names of params do not make routes different. */
export function routeConflicts(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  const routes = pages.flatMap((page) => page.routes.map(({ route, pointer }) => ({ page, route, pointer })));
  return repeats(routes, ({ route }) => shapeOf(route)).flatMap(({ item, first }) => {
    const { page, route, pointer } = item;
    if (first.page === page && page.outlineDiagnostics.some(({ code }) => code === 'repeated-entry'))
      return [];
    const { origin } = first.page;
    const data = { route, file: origin.file.name, line: lineOf(origin, first.pointer) };
    return [diagnoseAt(page.origin, problemAt('route-conflict', pointer, data))];
  });
}
