import { type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';
import { type ItemIdentity, matchItems } from './matched-items.ts';
import {
  descendants,
  listNamed,
  listsInside,
  type PlacedList,
  type PlacedSection,
} from './placed-sections.ts';

/** A section that is there before and after. */
interface KeptSection {
  readonly before: PlacedSection;
  readonly after: PlacedSection;
  /** list: it was moved in its list. elsewhere: it was moved to another list, such as a slot. */
  readonly moved: 'list' | 'elsewhere' | undefined;
}

/** The sections of two versions of a config. */
interface MatchedSections {
  readonly kept: readonly KeptSection[];
  readonly added: readonly PlacedSection[];
  readonly deleted: readonly PlacedSection[];
}

const typeOf = (block: Json) => {
  const { type, section } = json.objectOf(block);
  return JSON.stringify([type ?? null, section ?? null]);
};

const named = (block: Json, name: Json | undefined) =>
  name === undefined ? undefined : `${typeOf(block)} ${JSON.stringify(name)}`;

/** Names by which a section is found in another list, too. */
const certain: ItemIdentity['names'] = [
  (block) => named(block, json.objectOf(block).id),
  (block) => {
    const { title, heading } = json.objectOf(json.objectOf(block).props);
    return named(block, title ?? heading);
  },
];

const inOneList: ItemIdentity = {
  names: certain,
  isAlike: (one, other) => typeOf(one) === typeOf(other),
  lastName: typeOf,
};

const inAnyList: ItemIdentity = { names: certain, isAlike: () => false };

class SectionMatcher implements MatchedSections {
  readonly kept: KeptSection[] = [];
  added: readonly PlacedSection[] = [];
  deleted: readonly PlacedSection[] = [];

  matchLists(before: PlacedList | undefined, after: PlacedList | undefined): void {
    this.#match(before?.sections ?? [], after?.sections ?? [], inOneList, (isMoved) =>
      isMoved ? 'list' : undefined,
    );
  }

  /** Finds sections that were moved to another list, also into or out of a section that was added or deleted. */
  matchElsewhere(): void {
    for (const inside of [() => [], descendants]) {
      const [old, now] = [this.deleted, this.added];
      this.deleted = [];
      this.added = [];
      this.#match(
        [...old, ...old.flatMap(inside)],
        [...now, ...now.flatMap(inside)],
        inAnyList,
        () => 'elsewhere',
      );
      const isRoot = ({ steps }: PlacedSection, roots: readonly PlacedSection[]) =>
        roots.some((root) => root.steps === steps);
      this.deleted = this.deleted.filter((each) => isRoot(each, old));
      this.added = this.added.filter((each) => isRoot(each, now));
    }
  }

  #match(
    old: readonly PlacedSection[],
    now: readonly PlacedSection[],
    identity: ItemIdentity,
    movedBy: (isMoved: boolean) => KeptSection['moved'],
  ): void {
    const [one, other] = [old, now].map((list) => list.map(({ block }) => block));
    const pairs: KeptSection[] = [];
    for (const match of matchItems(one ?? [], other ?? [], identity)) {
      const [before, after] = [old[match.before ?? -1], now[match.after ?? -1]];
      if (before && after) pairs.push({ before, after, moved: movedBy(match.isMoved) });
      else if (before) this.deleted = [...this.deleted, before];
      else if (after) this.added = [...this.added, after];
    }
    // The sections inside a section that was found move with it.
    const isInside = ({ before }: KeptSection) => pairs.some((pair) => isIn(before.steps, pair.before.steps));
    for (const pair of pairs.filter((each) => !isInside(each))) {
      this.kept.push(pair);
      this.#matchInside(pair);
    }
  }

  #matchInside({ before, after }: KeptSection): void {
    const [old, now] = [listsInside(before), listsInside(after)];
    const nameOf = (list: PlacedList, { steps }: PlacedSection) => list.steps.slice(steps.length).join('/');
    const find = (lists: readonly PlacedList[], section: PlacedSection, name: string) =>
      lists.find((list) => nameOf(list, section) === name);
    const names = [...now.map((list) => nameOf(list, after)), ...old.map((list) => nameOf(list, before))];
    for (const name of new Set(names)) this.matchLists(find(old, before, name), find(now, after, name));
  }
}

function isIn(steps: Steps, outer: Steps): boolean {
  return steps.length > outer.length && outer.every((step, at) => step === steps[at]);
}

/**
 * Finds the sections of a config in a newer version of it, whichever list they are in now.
 * @param lists names of the properties that have sections
 */
export function matchSections(
  before: JsonObject,
  after: JsonObject,
  lists: readonly string[],
): MatchedSections {
  const matcher = new SectionMatcher();
  for (const name of lists) matcher.matchLists(listNamed(before, name), listNamed(after, name));
  matcher.matchElsewhere();
  return matcher;
}
