import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richSchema, richTypes } from './rich-schema.ts';

/** What the toolbar does to the text. */
export type RichAction =
  | 'bold'
  | 'italic'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bullets'
  | 'numbers'
  | 'quote';

const { paragraph, heading, blockquote, bulletList, orderedList, listItem, lineBreak } = richTypes;

/** The list around the selection, and the position before it. */
function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === bulletList || node.type === orderedList) return { node, position: $from.before(depth) };
  }
  return undefined;
}

/** Makes a list, removes it, or makes it one of the other kind. */
function toggleList(type: typeof bulletList): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type));
    return true;
  };
}

const isIn = (state: EditorState, type: typeof blockquote) => {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    (node) => node.type === type,
  );
};

function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    isActive(state, `heading${level}`)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch);
}

const toggleQuote: Command = (state, dispatch) =>
  isIn(state, blockquote) ? lift(state, dispatch) : wrapIn(blockquote, { isTight: false })(state, dispatch);

function markCommand(name: 'strong' | 'em'): Command {
  const type = richSchema.marks[name];
  return type ? toggleMark(type) : () => false;
}

/** The commands of the toolbar. Each undoes what it did if it is run again. */
export const richCommands: Readonly<Record<RichAction, Command>> = {
  bold: markCommand('strong'),
  italic: markCommand('em'),
  heading2: toggleHeading(2),
  heading3: toggleHeading(3),
  heading4: toggleHeading(4),
  bullets: toggleList(bulletList),
  numbers: toggleList(orderedList),
  quote: toggleQuote,
};

function hasMark({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'em' | 'link'): boolean {
  const type = richSchema.marks[name];
  if (!type) return false;
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** True if the text at the selection is as an action of the toolbar makes it. */
export function isActive(state: EditorState, action: string): boolean {
  const { parent } = state.selection.$from;
  if (action === 'bold') return hasMark(state, 'strong');
  if (action === 'italic') return hasMark(state, 'em');
  if (action === 'link') return hasMark(state, 'link');
  if (action === 'bullets') return listAround(state)?.node.type === bulletList;
  if (action === 'numbers') return listAround(state)?.node.type === orderedList;
  if (action === 'quote') return isIn(state, blockquote);
  return parent.type === heading && `heading${parent.attrs.level}` === action;
}

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
});

/** The keys of the editor besides those that every editor has. Tab stays free, because it leaves the field. */
export const richKeys: Readonly<Record<string, Command>> = {
  'Mod-b': richCommands.bold,
  'Mod-i': richCommands.italic,
  'Mod-Alt-0': setBlockType(paragraph),
  'Mod-Alt-2': richCommands.heading2,
  'Mod-Alt-3': richCommands.heading3,
  'Mod-Alt-4': richCommands.heading4,
  'Mod-Shift-7': richCommands.numbers,
  'Mod-Shift-8': richCommands.bullets,
  'Mod-Shift-9': richCommands.quote,
  'Mod-]': sinkListItem(listItem),
  'Mod-[': liftListItem(listItem),
  Enter: splitListItem(listItem),
  'Shift-Enter': insertBreak,
};
