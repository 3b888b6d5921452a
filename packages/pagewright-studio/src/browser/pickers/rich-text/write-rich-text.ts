import type { Mark, Node } from 'prosemirror-model';
import type { RichText } from './read-rich-text.ts';
import { writtenMark } from './rich-marks.ts';
import { richTypes } from './rich-schema.ts';

/** Writes a document as HTML. Blocks that did not change are written as they were. */
export function writeRichText(doc: Node, before: RichText): RichText {
  if (doc.eq(before.doc)) return before;
  const plain = before.isPlain ? plainText(doc) : undefined;
  if (plain !== undefined) return { ...before, html: plain, doc };
  const sources = sourcesOf(doc, before);
  const isBare = before.isBare && doc.childCount === 1 && doc.firstChild?.type === richTypes.paragraph;
  const pieces = sources.map(
    (source, index) =>
      (source === undefined ? undefined : before.pieces[source]) ??
      (isBare ? inlineHtml(doc.child(index)) : blockHtml(doc.child(index))),
  );
  const gaps = gapsOf(sources, before);
  const written = pieces.flatMap((piece, index) => (piece === '' ? [] : [{ piece, gap: gaps[index] ?? '' }]));
  const html = written.map(({ piece, gap }, index) => (index === 0 ? (gaps[0] ?? '') : gap) + piece).join('');
  return {
    html: written.length === 0 ? '' : html + (gaps.at(-1) ?? ''),
    doc,
    pieces,
    gaps,
    isPlain: false,
    isBare,
  };
}

/** The white space around and between the blocks. A block that replaces another one keeps the white space around it. */
function gapsOf(sources: readonly (number | undefined)[], before: RichText): readonly string[] {
  const [first = '', ...between] = before.gaps;
  if (sources.length === before.pieces.length && !before.isPlain) return before.gaps;
  const usual = before.isPlain ? '\n' : between.length > 1 ? (between[0] ?? '') : '';
  const inner = sources.slice(1).map((source, index) => {
    const isAsBefore = source !== undefined && sources[index] === source - 1;
    return isAsBefore ? (before.gaps[source] ?? usual) : usual;
  });
  return [first, ...inner, before.gaps.at(-1) ?? ''];
}

/** For each block, the index of the equal block in the earlier document, if as many equal blocks precede it, or follow it, in both. */
function sourcesOf(doc: Node, { doc: before, isPlain, isBare }: RichText): readonly (number | undefined)[] {
  const count = doc.childCount;
  const most = isPlain || isBare ? 0 : Math.min(count, before.childCount);
  let start = 0;
  while (start < most && doc.child(start).eq(before.child(start))) start += 1;
  let end = 0;
  const later = (node: Node) => node.child(node.childCount - 1 - end);
  while (end < most - start && later(doc).eq(later(before))) end += 1;
  return Array.from({ length: count }, (_, index) => {
    if (index < start) return index;
    return index >= count - end ? index - count + before.childCount : undefined;
  });
}

/** Text without a tag, if the document has paragraphs of plain text only. */
function plainText(doc: Node): string | undefined {
  const paragraphs: string[] = [];
  for (const block of doc.children) {
    const isPlain = block.children.every(({ marks }) => marks.length === 0);
    if (block.type !== richTypes.paragraph || !isPlain) return undefined;
    const text = block.children.map((each) => each.text ?? '\n').join('');
    // Only what would be read as a tag or as a character reference is escaped.
    const safe = text.replace(/&(?=[a-z#])/gi, '&amp;').replace(/<(?=[a-z!/?])/gi, '&lt;');
    paragraphs.push(safe.replace(/[ \t]*\n[ \t]*/g, '\n').trim());
  }
  return paragraphs.filter((text) => text !== '').join('\n\n');
}

function blockHtml(node: Node): string {
  switch (node.type) {
    case richTypes.rule:
      return '<hr>';
    case richTypes.paragraph: {
      const text = inlineHtml(node);
      return text === '' ? '' : `<p>${text}</p>`;
    }
    case richTypes.heading: {
      const text = inlineHtml(node);
      return text === '' ? '' : `<h${node.attrs.level}>${text}</h${node.attrs.level}>`;
    }
    case richTypes.bulletList:
      return `<ul>${node.children.map(blockHtml).join('')}</ul>`;
    case richTypes.orderedList:
      return `<ol>${node.children.map(blockHtml).join('')}</ol>`;
    case richTypes.listItem:
      return `<li>${flowHtml(node)}</li>`;
    default:
      return `<blockquote>${flowHtml(node)}</blockquote>`;
  }
}

/** The content of a list item or a quote. With a second paragraph, the first needs an element of its own. */
function flowHtml(node: Node): string {
  const [first, ...rest] = node.children;
  if (!first) return '';
  const isTight =
    node.attrs.isTight === true &&
    first.type === richTypes.paragraph &&
    !rest.some(({ type }) => type === richTypes.paragraph);
  return (isTight ? inlineHtml(first) : blockHtml(first)) + rest.map(blockHtml).join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00a0', '&nbsp;');

/** The text of a block with its marks, without white space that browsers would not show. */
function inlineHtml(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const close = (count: number) => {
    for (const mark of open.slice(count).toReversed()) html += `</${writtenMark(mark).tag}>`;
    open = open.slice(0, count);
  };
  for (const node of block.children) {
    const { marks } = node;
    const shared = marks.findIndex((mark, index) => !open[index]?.eq(mark));
    close(shared < 0 ? marks.length : shared);
    for (const mark of marks.slice(open.length)) {
      const { tag, attributes } = writtenMark(mark);
      const written = attributes.map(
        ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
      );
      html += `<${tag}${written.join('')}>`;
      open = [...open, mark];
    }
    html += node.text === undefined ? '<br>' : escaped(node.text.replace(/ {2,}/g, ' '));
  }
  close(0);
  return html.replace(/^ +| +$/g, '');
}
