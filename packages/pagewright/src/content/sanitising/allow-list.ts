const mediaAttributes = ['src', 'controls', 'loop', 'muted', 'preload', 'crossOrigin', 'title', 'ariaLabel'];

/**
 * The elements and attributes that HTML of the content service may contain. `sanitise-schema.ts` passes them to the library that enforces
 * them. Other elements are dropped, but their content is kept; formulas have a list of their own. Other attributes, such as `style`,
 * `on…`, `target` and other `data-…`, are dropped. Attributes have their hast names.
 */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(plain),
  ...['section', 'article', 'aside', 'address', 'hgroup', 'figure', 'figcaption', 'summary'].map(plain),
  ...['ul', 'dl', 'dt', 'dd', 'pre', 'strong', 'b', 'em', 'i', 'u', 's', 'mark', 'small', 'sub', 'sup'].map(
    plain,
  ),
  ...['cite', 'code', 'kbd', 'samp', 'var', 'ruby', 'rt', 'rp', 'wbr', 'bdi', 'bdo'].map(plain),
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'].map(plain),
  ...['blockquote', 'q'].map((name): Allowed => [name, ['cite']]),
  ...['del', 'ins'].map((name): Allowed => [name, ['cite', 'dateTime']]),
  ...['abbr', 'dfn'].map((name): Allowed => [name, ['title']]),
  ['nav', ['ariaLabel']],
  ['data', ['value']],
  ['ol', ['start', 'reversed', 'type']],
  ['li', ['value']],
  ['details', ['open']],
  ['td', ['colSpan', 'rowSpan']],
  ['th', ['colSpan', 'rowSpan', 'scope']],
  ['time', ['dateTime']],
  ['a', ['href', 'title', 'ariaLabel', 'rel', 'hrefLang', 'download', 'dataPlayer', 'dataHeight']],
  ['img', ['src', 'srcSet', 'sizes', 'alt', 'width', 'height']],
  ['video', [...mediaAttributes, 'poster', 'width', 'height', 'playsInline', 'dataPlayer']],
  ['audio', [...mediaAttributes]],
  ['source', ['src', 'type', 'media']],
  ['track', ['src', 'kind', 'srcLang', 'label', 'default']],
]);

type Allowed = [name: string, attributes: readonly string[]];

function plain(name: string): Allowed {
  return [name, []];
}

/** Attributes that are allowed on every element. */
export const allowedEverywhere: readonly string[] = ['className', 'id', 'lang', 'dir'];

/** Elements that are dropped together with their content. */
export const droppedElements: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'plaintext', 'xmp', 'title', 'head'],
  ...['textarea', 'select', 'option', 'datalist', 'progress', 'meter', 'canvas', 'svg', 'object', 'applet'],
];

/** Classes for styling. `ContentApi.classOf` maps the classes of a content service to them. */
export const allowedClass = /^content-[\w+-]+$/;
