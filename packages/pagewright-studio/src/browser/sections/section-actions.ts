import { type JsonObject, json } from 'pagewright/tooling';
import type { SelectedPart } from '../drafts/draft-state.ts';
import { focusField } from '../reveal/wanted-field.ts';
import { editFiles, type Studio } from '../shell/studio-context.ts';
import { keepCopied, lastCopied } from './copied-section.ts';
import { addSection, deleteSection, duplicateSection, hideSection } from './operations/change-section.ts';
import { detachSection } from './operations/detach-section.ts';
import { moveBy, moveSection } from './operations/move-section.ts';
import { pasteSection, queriesToBring } from './operations/paste-section.ts';
import { isRefusal, type Outcome, type SectionSpot } from './operations/section-change.ts';
import {
  type CopiedSection,
  clipboardText,
  copySection,
  sectionInText,
} from './operations/section-clipboard.ts';
import { shareSection } from './operations/share-section.ts';
import { sectionStrings } from './section-strings.ts';

/** A dialog of the tree. */
export type OpenDialog =
  | { readonly is: 'add'; readonly spot: SectionSpot }
  | { readonly is: 'move'; readonly part: SelectedPart }
  | { readonly is: 'share'; readonly part: SelectedPart }
  | {
      readonly is: 'paste';
      readonly spot: SectionSpot;
      readonly copied: CopiedSection;
      readonly queries: readonly string[];
    };

interface ActionsOptions {
  /** The studio as it is now, not as it was when a row was last drawn. */
  readonly studio: () => Studio;
  readonly open: (dialog: OpenDialog | undefined) => void;
  /** Focuses the row of a section when it is drawn. */
  readonly focusRow: (part: SelectedPart) => void;
}

interface RunOptions {
  readonly part?: SelectedPart;
  readonly isSeen?: boolean;
  readonly isFormFocused?: boolean;
}

/** What can be done with sections. The object stays the same, so that rows need not be drawn again. */
export class SectionActions {
  readonly #options: ActionsOptions;

  constructor(options: ActionsOptions) {
    this.#options = options;
  }

  get #site() {
    return this.#options.studio().state.site;
  }

  select(part: SelectedPart): void {
    this.#options.studio().show({ selected: part });
  }

  openDialog(dialog: OpenDialog): void {
    this.#options.open(dialog);
  }

  move(part: SelectedPart, spot: SectionSpot): boolean {
    return this.#run(moveSection(this.#site, part, spot), { part });
  }

  moveBy(part: SelectedPart, by: 1 | -1): boolean {
    return this.#run(moveBy(this.#site, part, by), { part });
  }

  duplicate(part: SelectedPart): boolean {
    return this.#run(duplicateSection(this.#site, part), { part });
  }

  hide(part: SelectedPart): boolean {
    return this.#run(hideSection(this.#site, part), { part });
  }

  delete(part: SelectedPart): boolean {
    return this.#run(deleteSection(this.#site, part), { part, isSeen: true });
  }

  detach(part: SelectedPart): boolean {
    return this.#run(detachSection(this.#site, part), { part, isSeen: true });
  }

  share(part: SelectedPart, name: string, description: string): boolean {
    return this.#run(shareSection(this.#site, part, name, description), { part, isSeen: true });
  }

  /** Focuses the field of the first day on which a section is shown, in the group that says when it is shown. */
  goToVisibility(part: SelectedPart): void {
    this.select(part);
    focusField(part.file, json.pointerOf([...part.steps, 'showFrom']));
  }

  /** Adds a section, and focuses the first field of its form. */
  add(spot: SectionSpot, value: JsonObject): boolean {
    return this.#run(addSection(this.#site, spot, value), { isFormFocused: true });
  }

  /** Copies a section for this window. Returns the text for the clipboard of the system. */
  copy(part: SelectedPart): string | undefined {
    const copied = copySection(this.#site, part);
    if (!copied) return undefined;
    keepCopied(copied);
    this.#options.studio().announce(sectionStrings.copied, { isSeen: true });
    return clipboardText(copied);
  }

  cut(part: SelectedPart): string | undefined {
    const copied = copySection(this.#site, part);
    if (!copied || !this.delete(part)) return undefined;
    keepCopied(copied);
    return clipboardText(copied);
  }

  /**
   * The section in a text of the clipboard, or else the one that was copied in this window: the browser may not have let it write to the
   * clipboard. The one of this window knows how it was written, so it counts if both are the same. Announces that there is none.
   */
  pastable(text: string): CopiedSection | undefined {
    const own = lastCopied();
    if (own && clipboardText(own) === text) return own;
    const copied = sectionInText(text) ?? own;
    if (!copied) this.#options.studio().announce(sectionStrings.noSectionCopied, { isSeen: true });
    return copied;
  }

  /** Pastes a section. If it reads queries that the file lacks, a dialog asks about them first. */
  paste(spot: SectionSpot, copied: CopiedSection): boolean {
    const queries = queriesToBring(this.#site, spot.file, copied);
    if (queries.length === 0) return this.pasteNow(spot, copied, false);
    this.#options.open({ is: 'paste', spot, copied, queries });
    return true;
  }

  pasteNow(spot: SectionSpot, copied: CopiedSection, isWithData: boolean): boolean {
    return this.#run(pasteSection(this.#site, spot, copied, isWithData));
  }

  /** Shows where a section is written. */
  goToJson(part: SelectedPart): void {
    this.#options.studio().show({ selected: part, isJsonOpen: true });
  }

  /** Opens another file, such as a shared section. */
  openFile(part: SelectedPart): void {
    this.#options.studio().show({ file: part.file, selected: part });
    this.#options.focusRow(part);
  }

  /** Makes a change, and says what it did. Undo selects `part` again. */
  #run(outcome: Outcome, { part, isSeen = false, isFormFocused = false }: RunOptions = {}): boolean {
    const { store, view, show, announce } = this.#options.studio();
    if (isRefusal(outcome)) {
      announce(outcome.refused, { isSeen: true });
      return false;
    }
    const { label, changes, select, said } = outcome;
    const before = { ...view, selected: part ?? view.selected };
    if (changes.size > 0) editFiles({ store, view: before, show }, label, changes, { select });
    announce(said, { isSeen });
    // The words of a new section are an example, so typing replaces them.
    if (isFormFocused) focusField(select.file, json.pointerOf(select.steps), 'all');
    else this.#options.focusRow(select);
    return true;
  }
}
