import { urls } from 'pagewright/tooling';
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Inline elements without attributes that the editor keeps, but has no buttons for. */
const keptTags = ['code', 'sub', 'sup', 'u', 's', 'small', 'mark', 'del', 'ins', 'kbd', 'q', 'cite'] as const;

const inside: DOMOutputSpec = ['p', 0];

/** A list item or a quote: it may begin with text without a paragraph. */
const tightOrNot = { isTight: { default: true } };

/** True if an element starts with text, and not with an element for a paragraph. */
function startsWithText(element: HTMLElement): boolean {
  return element.firstElementChild?.matches('p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote') !== true;
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => inside },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    attrs: tightOrNot,
    defining: true,
    parseDOM: [{ tag: 'blockquote', getAttrs: (element) => ({ isTight: startsWithText(element) }) }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  orderedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  listItem: {
    content: 'paragraph block*',
    attrs: tightOrNot,
    defining: true,
    parseDOM: [{ tag: 'li', getAttrs: (element) => ({ isTight: startsWithText(element) }) }],
    toDOM: () => ['li', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>;

/** A mark for several elements with the same meaning. The text keeps the element that it had. */
function emphasis(...tags: readonly [string, ...string[]]): MarkSpec {
  return {
    attrs: { tag: { default: tags[0] } },
    parseDOM: tags.map((tag) => ({ tag, attrs: { tag } })),
    toDOM: (mark) => [String(mark.attrs.tag), 0],
  };
}

const link: MarkSpec = {
  attrs: { href: {}, title: { default: null } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      // The text of a link that is not allowed is kept without it.
      getAttrs(element) {
        const href = urls.linkUrl(element.getAttribute('href') ?? '');
        return href === undefined ? false : { href, title: element.getAttribute('title') };
      },
    },
  ],
  toDOM: ({ attrs: { href, title } }) => ['a', title === null ? { href } : { href, title }, 0],
};

const kept = Object.fromEntries(
  keptTags.map((tag): [string, MarkSpec] => [tag, { parseDOM: [{ tag }], toDOM: () => [tag, 0] }]),
);

/** What the editor of HTML can show and write. It is part of what the sanitiser allows. */
export const richSchema = new Schema({
  nodes,
  marks: { link, strong: emphasis('strong', 'b'), em: emphasis('em', 'i'), ...kept },
});

/** The types of the schema that commands need. */
export const richTypes = {
  paragraph: richSchema.nodes.paragraph,
  heading: richSchema.nodes.heading,
  blockquote: richSchema.nodes.blockquote,
  bulletList: richSchema.nodes.bulletList,
  orderedList: richSchema.nodes.orderedList,
  listItem: richSchema.nodes.listItem,
  rule: richSchema.nodes.rule,
  lineBreak: richSchema.nodes.lineBreak,
};
