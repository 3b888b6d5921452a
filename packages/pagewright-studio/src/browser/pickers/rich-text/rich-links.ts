import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

interface LinkRange {
  readonly from: number;
  readonly to: number;
  /** Empty if there is no link yet. */
  readonly href: string;
}

/** The text that a link command is for: the link around the selection, or what is selected. Undefined if there is neither. */
export function linkRange({ selection }: EditorState): LinkRange | undefined {
  const { from, to, empty, $from } = selection;
  const around = linksIn($from.parent, $from.start()).find((link) => link.from <= from && to <= link.to);
  return around ?? (empty ? undefined : { from, to, href: '' });
}

/** The links in a block. A link may have several parts, such as a bold one. @param start position of its first character */
function linksIn(block: Node, start: number): readonly LinkRange[] {
  const links: LinkRange[] = [];
  let position = start;
  for (const node of block.children) {
    const href: unknown = richSchema.marks.link?.isInSet(node.marks)?.attrs.href;
    const end = position + node.nodeSize;
    const before = links.at(-1);
    if (typeof href === 'string') {
      const isSame = before?.to === position && before.href === href;
      if (isSame) links.pop();
      links.push({ from: isSame ? before.from : position, to: end, href });
    }
    position = end;
  }
  return links;
}

/** Links the text of a range, or removes its links if there is no address. */
export function withLink(state: EditorState, { from, to }: LinkRange, href: string): Transaction {
  const { link } = richSchema.marks;
  const change = state.tr;
  if (!link) return change;
  change.removeMark(from, to, link);
  return href === '' ? change : change.addMark(from, to, link.create({ href }));
}
