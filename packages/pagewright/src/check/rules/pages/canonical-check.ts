import { diagnoseAt } from '../../json/origin.ts';
import type { Diagnostic } from '../../messages/diagnostic.ts';
import type { RouteTable } from '../../route-table.ts';
import { plainTarget } from '../links/link-target.ts';
import type { CheckedPage } from './page-check.ts';

/** Reports canonical URLs of pages that search engines must not list, and such pages with a canonical URL of their own. */
export function checkCanonicals(pages: readonly CheckedPage[], table: RouteTable): readonly Diagnostic[] {
  return pages.flatMap((page): Diagnostic[] => {
    const { canonical, origin } = page;
    if (canonical === undefined) return [];
    const [target] = plainTarget(canonical);
    const destination = target?.segments && table.findComputed(target.segments);
    const named = destination?.found ? destination.page : undefined;
    const hidden = page.isHidden ? page : named?.isHidden ? named : undefined;
    if (!hidden) return [];
    const { name } = hidden.origin.file;
    const data = { canonical, isOwn: hidden === page, file: name };
    return [diagnoseAt(origin, { code: 'hidden-canonical', pointer: '/head/canonical', on: 'value', data })];
  });
}
