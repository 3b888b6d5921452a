import { diagnoseAt } from '../json/placed-value.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { CheckedPage } from './page-check.ts';

function literalTitle({ head, places }: CheckedPage): string | undefined {
  // The places of the head stand before those of blocks.
  const place = places.find(({ block, pointer }) => block !== undefined || pointer === '/head/title');
  if (!head || place?.block !== undefined || place?.plan.is !== 'literal') return undefined;
  return typeof place.plan.value === 'string' ? place.plan.value : undefined;
}

/** Titles that two addresses share, as far as the configs alone decide. */
export function checkTitles(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page): Diagnostic[] => {
    const title = literalTitle(page);
    if (title === undefined) return [];
    const at = { pointer: '/head/title', on: 'value' } as const;
    const { values } = page.params;
    const route = page.draft.routes[0]?.route ?? '';
    const isMany = [...values.values()].some(({ isOpen, written }) => isOpen || written.length > 1);
    if (isMany) return [diagnoseAt(page.draft, { ...at, code: 'shared-title', facts: { title, route } })];
    const before = first.get(title);
    if (!before) {
      first.set(title, page);
      return [];
    }
    const { line } = before.draft.file.place('/head/title', 'value', before.draft.renamed);
    return [
      diagnoseAt(page.draft, {
        ...at,
        code: 'duplicate-title',
        facts: { title, file: before.draft.file.name, line },
      }),
    ];
  });
}
