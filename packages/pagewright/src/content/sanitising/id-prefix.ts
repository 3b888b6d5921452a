/** The prefix of every id in content. With it, no id equals an id of the page or a name that scripts look up. */
export const idPrefix = 'content-';
