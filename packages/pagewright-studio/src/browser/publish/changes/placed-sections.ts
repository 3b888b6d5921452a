import { type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';
import { ownValue } from './value-changes.ts';

/** The properties of a config that are lists of sections. */
export const sectionLists: readonly string[] = ['blocks', 'end'];

/** A section with the steps to it. */
export interface PlacedSection {
  readonly steps: Steps;
  readonly block: Json;
}

/** The slots of a block. */
export function slotsIn(block: Json): JsonObject {
  return json.objectOf(ownValue(json.objectOf(block), 'slots'));
}

/** The sections of a list that is a property; none if it is not a list. @param steps to the object that has it */
export function placedIn(object: JsonObject, steps: Steps, name: string): readonly PlacedSection[] {
  const list = ownValue(object, name);
  if (list === undefined || !json.isArray(list)) return [];
  return list.map((block, at) => ({ steps: [...steps, name, at], block }));
}

/** The sections in the slots of a section. */
export function descendants({ steps, block }: PlacedSection): readonly PlacedSection[] {
  const slots = slotsIn(block);
  return Object.keys(slots)
    .flatMap((name) => placedIn(slots, [...steps, 'slots'], name))
    .flatMap((each) => [each, ...descendants(each)]);
}
