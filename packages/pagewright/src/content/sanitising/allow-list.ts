const mediaAttributes = ['src', 'controls', 'loop', 'muted', 'preload', 'crossOrigin', 'title', 'ariaLabel'];

/**
 * The elements and attributes that HTML of the content service may contain. `sanitise-schema.ts` passes them to the library that enforces
 * them. Other elements are dropped, but their content is kept. Other attributes, such as `style`, `on…`, `target` and other `data-…`, are
 * dropped. Attributes have their hast names.
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
  ['a', ['href', 'title', 'ariaLabel', 'dataPlayer', 'dataHeight']],
  ['img', ['src', 'srcSet', 'sizes', 'alt', 'width', 'height']],
  ['video', [...mediaAttributes, 'poster', 'width', 'height', 'playsInline', 'dataPlayer']],
  ['audio', [...mediaAttributes]],
  ['source', ['src', 'type', 'media']],
  ['track', ['src', 'kind', 'srcLang', 'label', 'default']],
]);

function plain(name: string): [string, readonly string[]] {
  return [name, []];
}

/** Attributes that are allowed on every element. */
export const allowedEverywhere: readonly string[] = ['className', 'id', 'lang', 'dir'];

/** Elements that are dropped together with their content. */
export const droppedElements: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'plaintext', 'xmp', 'title', 'head'],
  ...['textarea', 'select', 'option', 'button', 'svg', 'math', 'object', 'applet'],
];

/** Classes for styling. `ContentApi.classOf` maps the classes of a content service to them. */
export const allowedClass = /^content-[\w+-]+$/;
