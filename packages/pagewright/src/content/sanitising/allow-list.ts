/**
 * What HTML of the content service may hold: `sanitise-schema.ts` hands it to the library that enforces it. An element
 * that is not here goes and its content stays; `style`, `on…`, `target`, `data-…` and every other attribute that no
 * list names goes. Attributes have the names of their properties, as hast writes them.
 */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(plain),
  ...['ul', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'summary'].map(plain),
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite'].map(
    plain,
  ),
  ...['code', 'kbd', 'samp', 'var', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'].map(plain),
  ['ol', ['start', 'reversed']],
  ['li', ['value']],
  ['details', ['open']],
  ['td', ['colSpan', 'rowSpan']],
  ['th', ['colSpan', 'rowSpan', 'scope']],
  ['abbr', ['title']],
  ['time', ['dateTime']],
  ['a', ['href', 'title', 'ariaLabel']],
  ['img', ['src', 'srcSet', 'sizes', 'alt', 'width', 'height']],
]);

function plain(name: string): [string, readonly string[]] {
  return [name, []];
}

/** Attributes that every element may have. */
export const allowedEverywhere: readonly string[] = ['className', 'id', 'lang', 'dir'];

/** Elements that show somebody else's page or file: a link takes their place. */
export const becomeLinks: readonly string[] = ['iframe', 'video', 'audio'];

/** Elements that go together with what they hold. */
export const droppedWhole: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'plaintext', 'xmp', 'title', 'head'],
  ...['textarea', 'select', 'option', 'button', 'svg', 'math', 'object', 'applet'],
];

/** Classes that say how something looks or is placed. `ContentApi.classOf` gives them for those of a content service. */
export const allowedClass = /^content-[\w+-]+$/;
