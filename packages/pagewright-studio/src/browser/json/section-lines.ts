import { type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A range of the text: offsets. */
export interface Section {
  readonly from: number;
  readonly to: number;
}

/** Highlights the lines of a section; undefined highlights none. */
export const showSection = StateEffect.define<Section | undefined>();

const sectionField = StateField.define<Section | undefined>({
  create: () => undefined,
  update(section, transaction) {
    for (const effect of transaction.effects) if (effect.is(showSection)) return effect.value;
    if (!section || !transaction.docChanged) return section;
    const { changes } = transaction;
    return { from: changes.mapPos(section.from, -1), to: changes.mapPos(section.to, 1) };
  },
});

const line = Decoration.line({ class: 'cm-selectedSection' });

/** Only lines that are seen get a decoration: a section may have thousands. */
function linesOfSection({ state, visibleRanges }: EditorView): DecorationSet {
  const section = state.field(sectionField);
  if (!section) return Decoration.none;
  const lines: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    const end = Math.min(to, section.to);
    for (let at = Math.max(from, section.from); at <= end; ) {
      const { from: start, to: last } = state.doc.lineAt(at);
      lines.push(line.range(start));
      at = last + 1;
    }
  }
  return Decoration.set(lines, true);
}

/** Highlights the lines of the section that `showSection` names. */
export const sectionLines = [
  sectionField,
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = linesOfSection(view);
      }

      update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate) {
        if (docChanged || viewportChanged || startState.field(sectionField) !== state.field(sectionField))
          this.decorations = linesOfSection(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
];

/** Scrolls to the start of a range, unless it is seen. */
export function scrollToSection(view: EditorView, { from }: Section): StateEffect<unknown> | undefined {
  const { top, bottom } = view.scrollDOM.getBoundingClientRect();
  const place = view.coordsAtPos(Math.min(from, view.state.doc.length));
  const isSeen = place && place.top >= top && place.bottom <= bottom;
  return isSeen ? undefined : EditorView.scrollIntoView(from, { y: 'start', yMargin: 24 });
}
