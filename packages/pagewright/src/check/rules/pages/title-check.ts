import { lineOf } from '../../../config/read/origin.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';

/** Reports titles that two URLs of a language share. Skips titles from content. */
export function checkTitles(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page): Diagnostic[] => {
    const { title } = page;
    if (title === undefined) return [];
    const at = { pointer: '/head/title', on: 'value' } as const;
    const { values } = page.params;
    const route = page.routes[0]?.route ?? '';
    const isMany = [...values.values()].some(({ isOpen, literals }) => isOpen || literals.length > 1);
    if (isMany) return [diagnoseAt(page.origin, { ...at, code: 'shared-title', data: { title, route } })];
    const key = `${page.language ?? ''} ${title}`;
    const before = first.get(key);
    if (!before) {
      first.set(key, page);
      return [];
    }
    const { file } = before.origin;
    const line = lineOf(before.origin, '/head/title');
    return [
      diagnoseAt(page.origin, {
        ...at,
        code: 'duplicate-title',
        data: { title, file: file.name, line },
      }),
    ];
  });
}
