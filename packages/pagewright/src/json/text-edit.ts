/** A replacement of a part of a file: offsets in UTF-16 code units, the end exclusive. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text after edits that do not overlap. All offsets count in the text before them. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (changed, { start, end, text: added }) => changed.slice(0, start) + added + changed.slice(end),
      text,
    );
}
