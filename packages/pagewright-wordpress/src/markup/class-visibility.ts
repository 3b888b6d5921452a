/** Classes of WordPress, its themes and page builders for text that only screen readers read. */
const spoken =
  /^(?:(?:[a-z]+-)?screen-reader(?:-text|-only|s)?|sr-only|visually-?hidden|assistive-text|elementor-screen-only)$/;

/**
 * What a site does not show: names of icons, which their fonts would draw as pictures, comments of the entry with their form, and entries
 * with a password in the list of a query loop.
 */
const hidden =
  /^(?:material-(?:icons|symbols)(?:-[a-z]+)?|wp-block-(?:post-)?comments|comments-area|comment-respond|nocomments|wp-block-post-comments-(?:form|count|link)|post-password-required)$/;

/** Classes of panels below a heading or tab. */
const opened = /(?:^|[-_])(?:accordion|toggle|spoiler|collaps(?:e|ible)|faq|tabs?)(?:[-_]|$)/;

/** What a class says about the visibility of its element; undefined for most classes. */
export function classVisibility(name: string): 'spoken' | 'hidden' | 'opened' | undefined {
  if (spoken.test(name)) return 'spoken';
  if (hidden.test(name)) return 'hidden';
  return opened.test(name) ? 'opened' : undefined;
}
