import type { PageDraft } from '../../config/page-draft.ts';
import type { BlockDraft } from '../../config/read/block-draft.ts';
import { type SectionUse, type Written, writtenAt } from '../../config/read/written-place.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { pointerPath, valueAt } from '../../json/json-value.ts';
import { diagnoseWritten } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { CheckedBlock } from '../facts/checked-block.ts';
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

/**
 * A problem of a block of a section. If the section shows a field that the items of a list do not have which the page gives, the list
 * is wrong, and not the section.
 */
function asGivenList(block: BlockDraft, found: Problem, sections: SectionDrafts): Problem {
  const { use, pointer: base, props } = block;
  const at = found.pointer.lastIndexOf('/show');
  // A path that the page writes itself is wrong where it is.
  if (!use || at < 0 || writtenAt(block, found.pointer).origin === use.origin) return found;
  if (found.code !== 'unknown-field' || !found.data.path.startsWith('item.')) return found;
  const pointer = `${found.pointer.slice(0, at)}/each`;
  const list = valueAt({ props }, pointerPath(pointer.slice(base.length)));
  const written = writtenAt(block, pointer);
  const [name] = pointerPath(written.pointer.slice(`${use.pointer}/with`.length));
  const param = sections.get(use.section)?.params.get(name ?? '');
  if (written.origin !== use.origin || name === undefined || typeof list !== 'string') return found;
  const fields = param?.itemFields ?? [found.data.field];
  return { ...found, pointer, data: { ...found.data, given: { section: use.section, name, list, fields } } };
}
