import type { PageDraft } from '../../config/page-draft.ts';
import { type SectionUse, type Written, writtenAt } from '../../config/read/written-place.ts';
import { diagnoseWritten } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { CheckedBlock } from '../facts/checked-block.ts';
import { asGivenList } from '../sections/given-list.ts';
import type { CheckedSections } from '../sections/section-check.ts';
/** What is wrong with a page. A problem of a shared section is reported in the file in which its value is written. */
export class PageFindings {
  /** Problems in the file of the page, which may still be merged with others. */
  readonly problems: Problem[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #draft: PageDraft;
  readonly #sections: CheckedSections;

  constructor(draft: PageDraft, sections: CheckedSections) {
    this.#draft = draft;
    this.#sections = sections;
  }

  /** Adds what is wrong with a block, a query or the use of a section. */
  add(written: Written, problems: readonly Problem[]): void {
    if (written.use && this.#sections.broken.has(written.use.section)) return;
    for (const each of problems) {
      const place = writtenAt(written, each.pointer);
      if (place.origin !== this.#draft.origin) this.diagnostics.push(diagnoseWritten(written, each));
      // A section may use one value of the page in several places.
      else if (!written.use || this.problems.every(({ pointer }) => pointer !== place.pointer))
        this.problems.push({ ...each, pointer: place.pointer });
    }
  }

  addUse(use: SectionUse): void {
    const { section: name, isUnknown, pointer, found } = use;
    const data = { name, options: [...this.#sections.drafts.keys()] };
    const unknown = { code: 'unknown-section', pointer: `${pointer}/section`, on: 'value', data } as const;
    this.add({ ...use, use }, isUnknown ? [unknown] : found);
  }

  addBlock({ draft, diagnostics, found, conditionProblems }: CheckedBlock): void {
    this.diagnostics.push(...diagnostics);
    this.add(
      draft,
      found.map((each) => asGivenList(draft, each, this.#sections.drafts)),
    );
    for (const each of conditionProblems) this.add(each.written, each.found);
  }
}
