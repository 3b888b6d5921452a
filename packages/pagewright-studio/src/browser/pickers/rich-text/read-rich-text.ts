import { markup } from 'pagewright/tooling';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { Fragment, type Node } from 'prosemirror-model';
import { pickerStrings } from '../picker-strings.ts';
import { inlineNodes, isInline } from './read-rich-inline.ts';
import { CannotKeep, elementOf, isBlank } from './rich-html.ts';
import { richSchema, richTypes } from './rich-schema.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** HTML as the editor shows it, with the source of each of its blocks, so that what does not change is written as it was. */
export interface RichText {
  readonly html: string;
  readonly doc: Node;
  /** The HTML of each block of the document. */
  readonly pieces: readonly string[];
  /** The white space before the first block, between the blocks, and after the last one. */
  readonly gaps: readonly string[];
  /** True for text without a tag, whose blank lines separate paragraphs. */
  readonly isPlain: boolean;
  /** True for text with tags, but without an element for its only paragraph. */
  readonly isBare: boolean;
}

/** Longer HTML is edited as its source. */
const longest = 100_000;

/**
 * Reads HTML for the editor. Nothing of it runs or loads: it is parsed to data, and never becomes part of a document.
 * @returns what the editor cannot keep, in words, if it would lose something
 */
export function readRichText(html: string): RichText | { readonly lost: string } {
  try {
    if (html.length > longest) throw new CannotKeep(pickerStrings.rich.size);
    // The parser has limits for HTML that takes long to parse.
    markup.parse(html);
    const isPlain = !/<[a-z!/?]/i.test(html);
    if (!isPlain) return read(html);
    const text = read(markup.textAsParagraphs(html));
    return { ...text, html, isPlain };
  } catch (error) {
    if (error instanceof CannotKeep) return { lost: error.what };
    if (error instanceof markup.TooComplexError) return { lost: pickerStrings.rich.size };
    throw error;
  }
}

function read(html: string): RichText {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const blocks: Node[] = [];
  const ranges: [start: number, end: number][] = [];
  let bare = 0;
  for (const run of runsOf(childNodes)) {
    const [first, last] = [run[0], run.at(-1)];
    const [start, end] = [
      first?.sourceCodeLocation?.startOffset ?? 0,
      last?.sourceCodeLocation?.endOffset ?? html.length,
    ];
    if (run.every(isBlank)) continue;
    if (first && !isInline(first)) blocks.push(block(first));
    else {
      blocks.push(paragraph(run));
      bare += 1;
    }
    ranges.push([start, end]);
  }
  // Two texts without elements of their own would become one if what is between them is removed.
  if (bare > 0 && blocks.length > 1) throw new CannotKeep(pickerStrings.rich.looseText);
  if (blocks.length === 0) blocks.push(richTypes.paragraph.create());
  const pieces = blocks.map((_, index) => html.slice(...(ranges[index] ?? [0, html.length])));
  const ends = [0, ...ranges.map(([, end]) => end)];
  const starts = [...ranges.map(([start]) => start), html.length];
  const gaps = ranges.length === 0 ? ['', ''] : ends.map((end, index) => html.slice(end, starts[index]));
  const doc = richSchema.node('doc', null, blocks);
  // Elements that overlap in the source cannot be written one by one.
  const joined = pieces.map((piece, index) => (gaps[index] ?? '') + piece).join('') + (gaps.at(-1) ?? '');
  if (ranges.length > 0 && joined !== html) throw new CannotKeep(pickerStrings.rich.overlap);
  return { html, doc, pieces, gaps, isPlain: false, isBare: bare === 1 };
}

/** Text and inline elements in a row belong together; each other node is on its own. */
function runsOf(nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] {
  const runs: HtmlNode[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && isInline(before) && isInline(node)) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

function paragraph(content: readonly HtmlNode[]): Node {
  return richTypes.paragraph.create(null, Fragment.fromArray([...inlineNodes(content)]));
}

function block(node: HtmlNode): Node {
  const { tag, attributes, children } = elementOf(node);
  for (const [name] of attributes) throw new CannotKeep(pickerStrings.rich.attribute(name));
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (tag === 'p') return paragraph(children);
  if (level !== undefined)
    return richTypes.heading.create({ level: Number(level) }, Fragment.fromArray([...inlineNodes(children)]));
  if (tag === 'hr') return richTypes.rule.create();
  if (tag === 'ul') return richTypes.bulletList.create(null, items(children));
  if (tag === 'ol') return richTypes.orderedList.create(null, items(children));
  if (tag !== 'blockquote') throw new CannotKeep(pickerStrings.rich.element(tag));
  const { blocks, isTight } = flow(children);
  return richTypes.blockquote.create({ isTight }, blocks);
}

function items(nodes: readonly HtmlNode[]): readonly Node[] {
  const all = nodes
    .filter((node) => !isBlank(node))
    .map((node) => {
      const { tag, attributes, children } = elementOf(node);
      if (tag !== 'li') throw new CannotKeep(pickerStrings.rich.element(tag));
      for (const [name] of attributes) throw new CannotKeep(pickerStrings.rich.attribute(name));
      const { blocks, isTight } = flow(children);
      if (blocks[0]?.type !== richTypes.paragraph) throw new CannotKeep(pickerStrings.rich.element('li'));
      return richTypes.listItem.create({ isTight }, blocks);
    });
  if (all.length === 0) throw new CannotKeep(pickerStrings.rich.element('ul'));
  return all;
}

/** The content of a list item or a quote: blocks. The first one may be text alone. */
function flow(nodes: readonly HtmlNode[]): { readonly blocks: readonly Node[]; readonly isTight: boolean } {
  const runs = runsOf(nodes).filter((run) => !run.every(isBlank));
  const isTight = runs.length === 0 || runs[0]?.some(isInline) === true;
  const blocks = runs.map((run, index) => {
    const [first] = run;
    if (first && !isInline(first)) return block(first);
    // Text after a block would become a paragraph.
    if (index > 0) throw new CannotKeep(pickerStrings.rich.element('li'));
    return paragraph(run);
  });
  return { blocks: blocks.length === 0 ? [richTypes.paragraph.create()] : blocks, isTight };
}
