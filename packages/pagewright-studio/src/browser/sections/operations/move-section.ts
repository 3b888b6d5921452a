import { configs, type EditorSite, json } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { moveItem } from '../../edits/edit-config.ts';
import { nameOfItem, shownLists } from '../../names/section-names.ts';
import { reorderStrings } from '../../reorder/reorder-strings.ts';
import { sectionStrings } from '../section-strings.ts';
import { itemsIn, refusalAt } from './list-rules.ts';
import {
  type Outcome,
  RefusedError,
  runOperation,
  type SectionChange,
  type SectionEdits,
  type SectionSpot,
} from './section-change.ts';
import {
  countIn,
  type FoundSection,
  putIn,
  rawSection,
  sectionAt,
  stepsWithout,
  takeOut,
} from './section-edits.ts';

const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.join('/') === other.join('/');

/** Why a section cannot be moved to a list, as a sentence; undefined if it can. */
export function moveRefusal(
  site: EditorSite,
  part: SelectedPart,
  { file, list }: Pick<SectionSpot, 'file' | 'list'>,
): string | undefined {
  const section = sectionAt({ site }, part);
  if (file !== part.file) return sectionStrings.refused.otherFile;
  if (isSame(list, section.list)) return undefined;
  if (isSame(list.slice(0, part.steps.length), part.steps)) return sectionStrings.refused.inItself;
  if (section.count === 1 && mustHaveBlocks(site, section)) return sectionStrings.refused.lastOfSection;
  return refusalAt(site, file, list, section.value);
}

/** True for the list of a shared section, which needs a block. */
export function mustHaveBlocks(
  site: EditorSite,
  { file, list }: Pick<FoundSection, 'file' | 'list'>,
): boolean {
  return configs.read(site, file)?.kind === 'section' && list.length === 1;
}

/** Moves a section within its list, or to another list of its file. @param spot its index counts without the section itself */
export function moveSection(site: EditorSite, part: SelectedPart, spot: SectionSpot): Outcome {
  return runOperation(site, (edits) => move(edits, part, spot));
}

/** Moves a section up or down by one place: see `spotBeside`. */
export function moveBy(site: EditorSite, part: SelectedPart, by: 1 | -1): Outcome {
  return runOperation(site, (edits) => {
    const spot = spotBeside(site, part, by);
    if (spot) return move(edits, part, spot);
    throw new RefusedError(sectionStrings.refused.atEnd(nameOfItem(site, sectionAt(edits, part).value), by));
  });
}

function move(edits: SectionEdits, part: SelectedPart, spot: SectionSpot): Omit<SectionChange, 'changes'> {
  const { site } = edits;
  const section = sectionAt(edits, part);
  const refused = moveRefusal(site, part, spot);
  if (refused !== undefined) throw new RefusedError(refused);
  const { list, index } = moved(edits, section, spot);
  const name = nameOfItem(site, section.value);
  return {
    label: sectionStrings.did.move(name),
    select: { file: part.file, steps: [...list, index] },
    said: reorderStrings.moved(name, index + 1, countIn(edits.text(part.file), list)),
  };
}

function moved(
  edits: SectionEdits,
  section: FoundSection,
  spot: SectionSpot,
): Pick<SectionSpot, 'list' | 'index'> {
  const { file, steps } = section;
  if (isSame(spot.list, section.list)) {
    const index = Math.max(0, Math.min(spot.index, section.count - 1));
    edits.files.edit(file, moveItem(edits.text(file), steps, spot.list, index));
    return { list: spot.list, index };
  }
  const raw = rawSection(edits, section);
  takeOut(edits, section);
  const list = stepsWithout(spot.list, steps);
  const index = Math.max(0, Math.min(spot.index, countIn(edits.text(file), list)));
  putIn(edits, { file, list, index }, raw);
  return { list, index };
}

/**
 * The next place for a section above or below: in its list, in or out of a slot that allows it, or in the next list of the file.
 * Undefined if there is none.
 */
export function spotBeside(site: EditorSite, part: SelectedPart, by: 1 | -1): SectionSpot | undefined {
  const { file, list, index, count } = sectionAt({ site }, part);
  const config = configs.read(site, file);
  if (!config) return undefined;
  const fits = (spot: SectionSpot) => moveRefusal(site, part, spot) === undefined;
  const firstFit = (spots: readonly SectionSpot[]) => spots.find(fits);
  const atEdge = (to: SectionSpot['list']): SectionSpot => ({
    file,
    list: to,
    index: by > 0 ? 0 : itemsIn(config, to).length,
  });
  const innerOf = (outer: SectionSpot['list'], lists: ReturnType<typeof shownLists>) =>
    (by > 0 ? lists : lists.toReversed()).map(({ steps }) => atEdge([...outer, ...steps]));

  const next = index + by;
  if (next >= 0 && next < count) {
    const beside = itemsIn(config, list)[next];
    const inside = innerOf([...list, next], shownLists(site, json.objectOf(beside)));
    return firstFit(inside) ?? { file, list, index: next };
  }
  const outer = configs.blockAround(list);
  if (outer) {
    const around = sectionAt({ site }, { file, steps: outer });
    const all = shownLists(site, around.value);
    const at = all.findIndex(({ steps }) => isSame([...outer, ...steps], list));
    const others = by > 0 ? all.slice(at + 1) : all.slice(0, at);
    const out = { file, list: around.list, index: around.index + (by > 0 ? 1 : 0) };
    return firstFit([...innerOf(outer, others), out]);
  }
  const lists = configs.listsOf(config.kind).filter((name) => config.value[name] !== undefined);
  const at = lists.indexOf(String(list[0])) + by;
  return lists[at] === undefined ? undefined : firstFit([atEdge([lists[at]])]);
}
