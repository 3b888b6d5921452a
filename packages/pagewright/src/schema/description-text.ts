/** The paragraphs of a description. Empty lines separate them. */
function paragraphs(description: string): readonly string[] {
  return description.split(/\n\s*\n/).map((each) => each.replaceAll(/\s+/g, ' ').trim());
}

/** What a value is for: the first paragraph of its description. Further ones are for people who write JSON. */
export function purposeIn(description: string): string {
  return paragraphs(description).find((each) => each !== '') ?? '';
}

/** How a value is written: the last paragraph of its description. */
export function formIn(description: string): string {
  return paragraphs(description).findLast((each) => each !== '') ?? '';
}
