import { compact } from '../../json/compact.ts';
import type { Json } from '../../json/json-value.ts';
import type { Range } from '../../json/source-place.ts';
import { addProperty, removeSpot, renameProperty, replaceValue, type Spot, wrap } from '../../json/spot.ts';
import type { Fix } from './fix.ts';

/** A fix without its file. */
export type FixPlan = Omit<Fix, 'file' | 'folder'>;

/** Where a diagnostic is. */
export interface Place {
  readonly text: string;
  readonly range: Range;
  readonly on: 'key' | 'value';
  /** The value or property that the diagnostic marks; undefined if it marks another part of the text. */
  readonly spot: Spot | undefined;
  /** What the message suggests in place of the value or name, or of a part of it. */
  readonly suggestion: string | undefined;
}

/** The fixes of a code, computed from the data of its message. */
type Fixer<Data> = (data: Data, place: Place) => readonly FixPlan[];

export type Fixers<Data> = { readonly [Code in keyof Data]?: Fixer<Data[Code]> };

/** Changes the value, or the name if the diagnostic is about the name, to what the message suggests. */
export function suggestedChange({ spot, on, suggestion }: Place, isSafe = false): readonly FixPlan[] {
  if (!spot || suggestion === undefined) return [];
  return on === 'key'
    ? [{ title: `Rename to "${suggestion}"`, edits: renameProperty(spot, suggestion), isSafe }]
    : changeTo(spot, suggestion, isSafe);
}

/** Changes a part of a string to what the message suggests. */
export function suggestedPart(
  place: Place,
  change: (text: string, suggestion: string) => string,
): readonly FixPlan[] {
  const { suggestion } = place;
  return suggestion === undefined ? [] : changePart(place, (text) => change(text, suggestion));
}

/** Replaces a value. */
export function changeTo(spot: Spot | undefined, value: Json, isSafe = false): readonly FixPlan[] {
  return spot ? [{ title: `Change to ${compact(value)}`, edits: [replaceValue(spot, value)], isSafe }] : [];
}

/** Replaces a part of a string wherever it occurs. */
export function changePart(
  { spot }: Place,
  change: (text: string) => string,
  isSafe = false,
): readonly FixPlan[] {
  const value = spot?.tree.value;
  if (typeof value !== 'string') return [];
  const changed = change(value);
  return changed === value ? [] : changeTo(spot, changed, isSafe);
}

/** Adds a property to an object. */
export function add(spot: Spot | undefined, name: string, value: Json, title: string): readonly FixPlan[] {
  return spot ? [{ title, edits: addProperty(spot, name, JSON.stringify(value)), isSafe: false }] : [];
}

/** Removes a property or an array item. Its author may have meant something else by it, so this is never safe. */
export function remove(spot: Spot | undefined, name?: string): readonly FixPlan[] {
  const title = name === undefined ? 'Remove it' : `Remove "${name}"`;
  return spot ? [{ title, edits: removeSpot(spot), isSafe: false }] : [];
}

export function inBrackets(spot: Spot | undefined): readonly FixPlan[] {
  return spot ? [{ title: 'Put it in brackets', edits: wrap(spot, '[', ']'), isSafe: true }] : [];
}
