import type { EditorSite } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { nameStrings } from '../../names/name-strings.ts';
import { nameOfItem } from '../../names/section-names.ts';
import { sectionStrings } from '../section-strings.ts';
import { moveRefusal } from './move-section.ts';
import { sectionAt } from './section-edits.ts';
import { listsIn, type SectionList, sectionLists } from './section-rows.ts';

/** A list to which a section may be moved. */
interface Destination {
  readonly steps: SectionList['steps'];
  readonly title: string;
  /** The names of the sections in it, without the one that is moved. */
  readonly names: readonly string[];
  /** Why the section cannot be in it, as a sentence. */
  readonly refused: string | undefined;
}

interface Destinations {
  /** What people call the section. */
  readonly name: string;
  readonly lists: readonly Destination[];
  /** The list that it is in, as an index of `lists`. */
  readonly own: number;
  /** Its place in that list. */
  readonly index: number;
}

/** The lists of a file for the dialog that moves a section. */
export function destinationsOf(site: EditorSite, part: SelectedPart): Destinations {
  const { file, list: own, index, value } = sectionAt({ site }, part);
  const isOwn = (steps: SectionList['steps']) => steps.join('/') === own.join('/');
  const isInside = (steps: SectionList['steps']) => part.steps.every((step, at) => steps[at] === step);
  const all = listsIn(sectionLists(site, file));
  const lists = all.filter(({ isElsewhere, steps }) => !isElsewhere && !isInside(steps));
  return {
    name: nameOfItem(site, value),
    lists: lists.map((list) => ({
      steps: list.steps,
      title: titleOf(list, all),
      names: list.rows
        .filter((row) => !isOwn(list.steps) || row.index !== index)
        .map(({ name, heading }) => (heading ? sectionStrings.withHeading(name, heading.text) : name)),
      refused: moveRefusal(site, part, { file, list: list.steps }),
    })),
    own: lists.findIndex(({ steps }) => isOwn(steps)),
    index,
  };
}

/** The title of a list, with the section that a slot belongs to. */
function titleOf({ is, title, steps }: SectionList, all: readonly SectionList[]): string {
  if (is !== 'slot') return title;
  const outer = steps.slice(0, -2).join('/');
  const row = all.flatMap(({ rows }) => rows).find((each) => each.steps.join('/') === outer);
  return row ? nameStrings.slotOf(row.name, title) : title;
}
