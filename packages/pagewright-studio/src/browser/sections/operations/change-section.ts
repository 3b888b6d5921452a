import { configs, type EditorSite, type JsonObject } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { removeValue, setValue } from '../../edits/edit-config.ts';
import { nameOfItem } from '../../names/section-names.ts';
import { sectionStrings } from '../section-strings.ts';
import { refusalAt } from './list-rules.ts';
import { mustHaveBlocks } from './move-section.ts';
import { type Outcome, RefusedError, runOperation, type SectionSpot } from './section-change.ts';
import {
  anchorSteps,
  countIn,
  type FoundSection,
  putIn,
  rawSection,
  sectionAt,
  takeOut,
  withoutValues,
} from './section-edits.ts';
import { hasQueries, queriesRead, removeUnread } from './section-queries.ts';

/** Adds a block, or the use of a shared section. */
export function addSection(site: EditorSite, spot: SectionSpot, value: JsonObject): Outcome {
  return runOperation(site, (edits) => {
    const refused = refusalAt(site, spot.file, spot.list, value);
    if (refused !== undefined) throw new RefusedError(refused);
    putIn(edits, spot, value);
    const name = nameOfItem(site, value);
    const count = countIn(edits.text(spot.file), spot.list);
    const index = Math.min(spot.index, count - 1);
    return {
      label: sectionStrings.did.add(name),
      select: { file: spot.file, steps: [...spot.list, index] },
      said: sectionStrings.added(name, index + 1, count),
    };
  });
}

/** Writes a copy of a section after it. The copy has no anchors, because the anchors of a page must differ. */
export function duplicateSection(site: EditorSite, part: SelectedPart): Outcome {
  return runOperation(site, (edits) => {
    const { file, list, index, value, count } = sectionAt(edits, part);
    const copy = withoutValues(rawSection(edits, part), anchorSteps(value));
    putIn(edits, { file, list, index: index + 1 }, copy);
    const name = nameOfItem(site, value);
    return {
      label: sectionStrings.did.duplicate(name),
      select: { file, steps: [...list, index + 1] },
      said: sectionStrings.duplicated(name, index + 2, count + 1),
    };
  });
}

/** Hides a section, or shows it again. */
export function hideSection(site: EditorSite, part: SelectedPart): Outcome {
  return runOperation(site, ({ files, text }) => {
    const { file, steps, value } = sectionAt({ site }, part);
    const name = nameOfItem(site, value);
    const isHidden = value.hidden === true;
    const at = [...steps, 'hidden'];
    const edited = isHidden
      ? removeValue(text(file), at)
      : setValue(text(file), at, true, configs.blockOrder);
    files.edit(file, edited);
    const { did, hidden, shown } = sectionStrings;
    return {
      label: isHidden ? did.show(name) : did.hide(name),
      select: part,
      said: isHidden ? shown(name) : hidden(name),
    };
  });
}

/** What is selected when a section is gone: the next one, or the one before, or what is around it. */
function neighbourOf({ file, list, index, count }: FoundSection): SelectedPart {
  if (count > 1) return { file, steps: [...list, Math.min(index, count - 2)] };
  return { file, steps: configs.blockAround(list) ?? [] };
}

/** Deletes a section, with the queries that only it reads. */
export function deleteSection(site: EditorSite, part: SelectedPart): Outcome {
  return runOperation(site, (edits) => {
    const section = sectionAt(edits, part);
    const { file, value, count } = section;
    if (count === 1 && mustHaveBlocks(site, section))
      throw new RefusedError(sectionStrings.refused.lastOfSection);
    const { text: raw } = rawSection(edits, part);
    const read = hasQueries(file) ? queriesRead(edits.text(file), raw) : [];
    takeOut(edits, section);
    const unread = removeUnread(edits, file, read);
    const name = nameOfItem(site, value);
    return {
      label: sectionStrings.did.delete(name),
      select: neighbourOf(section),
      said: sectionStrings.deleted(name, unread),
    };
  });
}
