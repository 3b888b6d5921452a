import { configs, type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';
import { ownValue } from './value-changes.ts';

/** A section with the steps to it. */
export interface PlacedSection {
  readonly steps: Steps;
  readonly block: Json;
}

/** A list of sections, with the steps to it. */
export interface PlacedList {
  readonly steps: Steps;
  readonly sections: readonly PlacedSection[];
}

function placedList(steps: Steps, blocks: readonly Json[]): PlacedList {
  return { steps, sections: blocks.map((block, at) => ({ steps: [...steps, at], block })) };
}

/** The list that is a property of a config; empty if the property is not a list. */
export function listNamed(config: JsonObject, name: string): PlacedList {
  const list = ownValue(config, name);
  return placedList([name], json.itemsOf(list));
}

/** The lists in a section. */
export function listsInside({ steps, block }: PlacedSection): readonly PlacedList[] {
  return configs.innerLists(block).map((list) => placedList([...steps, ...list.steps], list.items));
}

/** The sections in a section. */
export function descendants(section: PlacedSection): readonly PlacedSection[] {
  return listsInside(section).flatMap(({ sections }) => sections.flatMap(withDescendants));
}

export function withDescendants(section: PlacedSection): readonly PlacedSection[] {
  return [section, ...descendants(section)];
}
