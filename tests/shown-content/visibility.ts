/** Elements whose content nobody reads. */
const unread: ReadonlySet<string> = new Set(
  (
    'script style template title head noscript noembed noframes object applet embed canvas svg iframe video audio rp ' +
    // A page of the site does not send forms of WordPress, so their controls would promise what it does not do.
    'select option datalist textarea input meter progress'
  ).split(' '),
);

/** Classes of text that only screen readers read, in stylesheets of WordPress and of plugins. */
const spoken = ['screen-reader-text', 'sr-only', 'visually-hidden', 'sharing-screen-reader-text'].map(
  (name) => `.${name}`,
);

/** Content that a click opens. */
const opened = '.wp-block-accordion-panel, .wp-block-tab, .wp-block-tab-panel, [role="tabpanel"]';

/** Comments of an entry, and entries with a password in a list, which a site leaves out. */
const leftOut =
  '.wp-block-comments, .wp-block-post-comments, .comment-respond, .wp-block-post-comments-count, .wp-block-post-comments-link, .post-password-required';

const letters = /[\p{L}\p{N}]/u;

export function isSpokenOnly(node: Element): boolean {
  return spoken.some((selector) => node.matches(selector));
}

/** True for an element that a reader does not see: it is hidden and no click opens it, or it is a sign that only decorates. */
export function isUnseen(node: Element): boolean {
  if (unread.has(node.localName) || node.matches(leftOut)) return true;
  if (
    node.getAttribute('aria-hidden') === 'true' &&
    !letters.test(node.textContent ?? '') &&
    !node.querySelector('img, math')
  )
    return true;
  const style = (node.getAttribute('style') ?? '').replace(/\s/g, '').toLowerCase();
  if (node.localName === 'dialog' && !node.hasAttribute('open')) return true;
  const isHidden = node.hasAttribute('hidden') || /(?:^|;)(?:display:none|visibility:hidden)/.test(style);
  return isHidden && !node.matches(opened);
}

/** True for a link or button that shows only an icon. Its name, which screen readers read, stands for the icon. */
export function isIconOnly(node: Element): boolean {
  if (!node.matches('a, button') || node.querySelector('img')) return false;
  const copy = node.cloneNode(true);
  if (!isElement(copy)) return false;
  for (const part of copy.querySelectorAll(spoken.join(', '))) part.remove();
  return !letters.test(copy.textContent ?? '');
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function isText(node: Node): boolean {
  return node.nodeType === 3;
}

/** Elements that are apart from the words around them. */
const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr img legend li main menu nav ol p picture pre search section summary table tbody td tfoot ' +
    'th thead tr ul video audio iframe'
  ).split(' '),
);

/** Parts of lists that stylesheets of WordPress set apart, although they are elements of a line. */
const setApart =
  '.wp-block-latest-posts__post-date, .wp-block-latest-comments__comment-date, [class^="wp-block-playlist-track__"]';

/** True for an element that separates words: "Road 1" and "Second Street" in two blocks are not "Road 1Second Street". */
export function separatesWords(node: Element): boolean {
  return blocks.has(node.localName) || node.matches(setApart);
}
