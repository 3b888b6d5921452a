import type { FileRange } from 'pagewright/tooling';

/** A place that the JSON view should show. */
type WantedPlace = Pick<FileRange, 'file' | 'start' | 'end'>;

let wanted: WantedPlace | undefined;
const listeners = new Set<() => void>();

/**
 * Shows a place in the JSON view and gives it the focus. Open the file and the view too: the place waits until they are there.
 * @param place offsets in the text that the studio shows
 */
export function revealInJson(place: WantedPlace): void {
  wanted = place;
  for (const listener of listeners) listener();
}

/** Takes the place that is wanted in a file. A place in another file is given up. */
export function takeWantedPlace(file: string): WantedPlace | undefined {
  const place = wanted;
  wanted = undefined;
  return place?.file === file ? place : undefined;
}

/** Calls `listener` when a place is wanted. Returns a function that stops it. */
export function onWantedPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
