/** The prefix of every id in content. With it, no id equals an id of the page or a name that scripts look up. */
export const idPrefix = 'content-';

/** The id in a page for an id that an author wrote. Old names of anchors have spaces, and no valid id has one. */
export function contentId(name: string): string {
  return idPrefix + name.replace(/\s+/g, '_');
}
