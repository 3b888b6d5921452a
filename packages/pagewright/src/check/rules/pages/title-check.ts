import { lineOf } from '../../../config/read/origin.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage } from '../../facts/checked-page.ts';
import { repeats } from '../repeats.ts';

const pointer = '/head/title';

/** Reports titles that two URLs of a language share. Skips titles from content. */
export function checkTitles(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  const titled = pages.flatMap((page) => (page.title === undefined ? [] : [{ page, title: page.title }]));
  const shared = titled.filter(({ page }) => hasManyUrls(page));
  const single = titled.filter(({ page }) => !hasManyUrls(page));
  const repeated = repeats(single, ({ page: { language = '' }, title }) => `${language} ${title}`);
  return [
    ...shared.map(({ page, title }) => {
      const route = page.routes[0]?.route ?? '';
      return diagnoseAt(page.origin, problemAt('shared-title', pointer, { title, route }));
    }),
    ...repeated.map(({ item: { page, title }, first }) => {
      const { origin } = first.page;
      const data = { title, file: origin.file.name, line: lineOf(origin, pointer) };
      return diagnoseAt(page.origin, problemAt('duplicate-title', pointer, data));
    }),
  ];
}

function hasManyUrls({ params }: CheckedPage): boolean {
  return [...params.values.values()].some(({ isOpen, literals }) => isOpen || literals.length > 1);
}
