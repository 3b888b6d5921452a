import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import type { Mark, Node } from 'prosemirror-model';
import { pickerStrings } from '../picker-strings.ts';
import { CannotKeep, elementOf } from './rich-html.ts';
import { markOf } from './rich-marks.ts';
import { richSchema, richTypes } from './rich-schema.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements within a line of text, even those that the editor has no mark for. */
const inlineTag =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** True for text, and for elements within a line of text. */
export function isInline(node: HtmlNode): boolean {
  return (
    defaultTreeAdapter.isTextNode(node) ||
    (defaultTreeAdapter.isElementNode(node) && inlineTag.test(node.tagName))
  );
}

interface Inline {
  /** Undefined for a line break. */
  readonly text: string | undefined;
  readonly marks: readonly Mark[];
}

function* inlines(nodes: readonly HtmlNode[], marks: readonly Mark[]): Generator<Inline> {
  for (const node of nodes) {
    if (defaultTreeAdapter.isTextNode(node)) {
      yield { text: node.value.replace(/[\t\n\f\r ]+/g, ' '), marks };
      continue;
    }
    const { tag, attributes, children } = elementOf(node);
    const known = tag === 'a' ? ['href', 'title'] : [];
    for (const [name] of attributes)
      if (!known.includes(name)) throw new CannotKeep(pickerStrings.rich.attribute(name));
    if (tag === 'br') {
      yield { text: undefined, marks };
      continue;
    }
    const mark = markOf(tag, attributes);
    if (!mark)
      throw new CannotKeep(
        tag === 'a' ? pickerStrings.rich.attribute('href') : pickerStrings.rich.element(tag),
      );
    // A link in a link, or bold in bold.
    if (marks.some(({ type }) => type === mark.type)) throw new CannotKeep(pickerStrings.rich.element(tag));
    yield* inlines(children, [...marks, mark]);
  }
}

/**
 * The text of a block with its marks. White space is collapsed as browsers do: at the edges of the block and around line breaks it
 * disappears.
 * @throws CannotKeep
 */
export function inlineNodes(nodes: readonly HtmlNode[]): readonly Node[] {
  const found: Inline[] = [];
  let isAfterSpace = true;
  for (const { text, marks } of inlines(nodes, [])) {
    if (text === undefined) {
      trimLast(found);
      found.push({ text, marks });
      isAfterSpace = true;
      continue;
    }
    const shown: string = isAfterSpace ? text.replace(/^ /, '') : text;
    if (shown === '') continue;
    isAfterSpace = shown.endsWith(' ');
    found.push({ text: shown, marks });
  }
  trimLast(found);
  return found.map(({ text, marks }) =>
    text === undefined ? richTypes.lineBreak.create(null, null, marks) : richSchema.text(text, marks),
  );
}

/** Removes the space at the end of a line. */
function trimLast(found: Inline[]): void {
  const last = found.at(-1);
  if (last?.text?.endsWith(' ') !== true) return;
  found.pop();
  const text = last.text.slice(0, -1);
  if (text !== '') found.push({ ...last, text });
}
