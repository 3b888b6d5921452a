/** The prefix of every id in content. With it, no id equals an id of the page or a name that scripts look up. */
const idPrefix = 'content-';

/** The id in a page for an id in content. Old names of anchors have spaces, and no valid id has one. Does not change its own results. */
export function contentId(id: string): string {
  const name = id.trim().replace(/\s+/g, '_');
  return name.startsWith(idPrefix) ? name : idPrefix + name;
}
