import { diagnoseAt } from '../../json/origin.ts';
import type { Diagnostic } from '../../messages/diagnostic.ts';
import type { CheckedPage } from './page-check.ts';

/** Reports titles that two URLs share. Skips titles from content. */
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
    const before = first.get(title);
    if (!before) {
      first.set(title, page);
      return [];
    }
    const { file, renamed } = before.origin;
    const { line } = file.place('/head/title', 'value', renamed);
    return [
      diagnoseAt(page.origin, {
        ...at,
        code: 'duplicate-title',
        data: { title, file: file.name, line },
      }),
    ];
  });
}
