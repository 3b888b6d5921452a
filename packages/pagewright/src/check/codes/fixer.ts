import { compact } from '../../json/compact.ts';
import type { Json } from '../../json/json-value.ts';
import type { Range } from '../../json/source-place.ts';
import { renameProperty, replaceValue, type Spot } from '../../json/spot.ts';
import type { DiagnosticCode, DiagnosticData } from '../diagnostics/diagnostic.ts';
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

/** The fixes of one code, computed from the data of its message. */
export type Fixer<Code extends DiagnosticCode = DiagnosticCode> = (
  data: DiagnosticData[Code],
  place: Place,
) => readonly FixPlan[];

/** Changes the value, or the name if the diagnostic is about the name, to what the message suggests. */
export function suggestedChange(_: unknown, { spot, on, suggestion }: Place): readonly FixPlan[] {
  if (!spot || suggestion === undefined) return [];
  return on === 'key'
    ? [{ title: `Rename to "${suggestion}"`, edits: renameProperty(spot, suggestion), isSafe: false }]
    : changeTo(spot, suggestion);
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
