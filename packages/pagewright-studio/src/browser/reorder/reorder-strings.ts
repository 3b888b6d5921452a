/** Strings of lists that people reorder. */
export const reorderStrings = {
  handle: (name: string) => `Move ${name}`,
  help: 'Drag to move, or press Alt with an arrow key',
  moved: (name: string, place: number, count: number) => `Moved ${name}, now ${place} of ${count}.`,
} as const;
