import { standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';
import { bindings } from 'pagewright/tooling';
import type { FieldPath } from '../values/path-text.ts';

interface ChipOptions {
  /** The words of a path: "Service › Title". */
  readonly label: (path: FieldPath) => string;
  /** Called when a person types a brace, or chooses a chip, to choose a value for a range. */
  readonly onOpen: (from: number, to: number) => void;
}

/** Makes the editor draw its chips again: the words of paths may have changed. */
export const relabel = StateEffect.define<null>();

class PathWidget extends WidgetType {
  readonly #label: string;

  constructor(label: string) {
    super();
    this.#label = label;
  }

  override eq(other: WidgetType): boolean {
    return other instanceof PathWidget && other.#label === this.#label;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'cm-value';
    chip.textContent = this.#label;
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

class BraceWidget extends WidgetType {
  override eq(other: WidgetType): boolean {
    return other instanceof BraceWidget;
  }

  override toDOM(): HTMLElement {
    const brace = document.createElement('span');
    brace.textContent = '{';
    return brace;
  }
}

/** A part of a text that is shown in another way: a path, or a doubled brace. */
interface TextChip {
  readonly from: number;
  readonly to: number;
  readonly path?: FieldPath;
}

/** The paths and the doubled braces of a text, in their order. */
export function chipsIn(text: string): readonly TextChip[] {
  const paths = bindings.pathsIn(text, { start: 0, end: text.length });
  const chips: TextChip[] = [];
  for (let at = 0; at < text.length; ) {
    const found = paths.find(({ start }) => start === at + 1);
    const [root, ...fields] = found?.path ?? [];
    if (found && root !== undefined) chips.push({ from: at, to: found.end + 1, path: [root, ...fields] });
    else if (text.startsWith('{{', at)) chips.push({ from: at, to: at + 2 });
    const last = chips.at(-1);
    at = last && last.to > at ? last.to : at + 1;
  }
  return chips;
}

function decorations(text: string, { label }: ChipOptions): DecorationSet {
  return Decoration.set(
    chipsIn(text).map(({ from, to, path }) =>
      Decoration.replace({ widget: path ? new PathWidget(label(path)) : new BraceWidget() }).range(from, to),
    ),
  );
}

/** Text that is pasted: its braces are text, unless they are paths. Line breaks become spaces. */
export function pastedText(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/\{\{|\{(?![A-Za-z_][\w-]*(?:\.[\w-]+)*\})/g, '{{');
}

/** An editor of one line, in which paths are chips that are deleted as a whole. */
export function valueChips(options: ChipOptions): Extension {
  const chips = StateField.define<DecorationSet>({
    create: ({ doc }) => decorations(doc.toString(), options),
    update: (before, { docChanged, effects, newDoc }) =>
      docChanged || effects.some((effect) => effect.is(relabel))
        ? decorations(newDoc.toString(), options)
        : before,
    provide: (field) => [
      EditorView.decorations.from(field),
      EditorView.atomicRanges.of((view) => view.state.field(field)),
    ],
  });
  return [
    chips,
    EditorView.lineWrapping,
    EditorView.clipboardInputFilter.of(pastedText),
    EditorState.transactionFilter.of((transaction) =>
      transaction.newDoc.lines > transaction.startState.doc.lines ? [] : transaction,
    ),
    EditorView.inputHandler.of((_, from, to, text) => {
      if (text !== '{') return false;
      options.onOpen(from, to);
      return true;
    }),
    EditorView.domEventHandlers({
      click(event, view) {
        const { target } = event;
        if (!(target instanceof HTMLElement) || !target.closest('.cm-value')) return false;
        const at = view.posAtDOM(target);
        const chip = chipsIn(view.state.doc.toString()).find(
          ({ from, to, path }) => path && at >= from && at <= to,
        );
        if (chip) options.onOpen(chip.from, chip.to);
        return chip !== undefined;
      },
    }),
    keymap.of([{ key: 'Enter', run: () => true }, ...standardKeymap]),
  ];
}
