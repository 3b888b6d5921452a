/** The problems of a value, with pointers that begin at its file. `pointer` is the place of the value. */
export function prefixPointers<Placed extends { readonly pointer: string }>(
  pointer: string,
  problems: readonly Placed[],
): readonly Placed[] {
  return problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }));
}
