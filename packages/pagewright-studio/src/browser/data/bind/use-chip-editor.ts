import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Roots } from 'pagewright/tooling';
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldControl } from '../../controls/Field.tsx';
import { dataStrings } from '../data-strings.ts';
import { pathInWords } from '../values/path-text.ts';
import { relabel, valueChips } from './value-chips.ts';

interface ChipEditorOptions {
  readonly label: string;
  readonly value: string;
  readonly roots: Roots;
  readonly control: FieldControl;
  /** True if the first value was just inserted: the person then goes on typing after it. */
  readonly startsFocused: boolean;
  /** @param isTyped false if a value was inserted, which is undone alone */
  readonly onText: (text: string, isTyped: boolean) => void;
  readonly onFocus: (isFocused: boolean) => void;
  /** Called to choose a value for a range of the text. An empty range is after a brace that was typed. */
  readonly onOpen: (from: number, to: number) => void;
}

interface ChipEditor {
  /** The ref of the element that has the editor. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Where a value is inserted: at the cursor, or at the end of a text in which nobody has been yet. */
  cursor(): { readonly from: number; readonly to: number };
  insert(from: number, to: number, text: string): void;
  focus(): void;
}

function styleNonce(): string {
  const meta = document.querySelector('meta[name=style-nonce]');
  return meta?.getAttribute('content') ?? '';
}

/** A text editor in which the paths of values are chips. Its text follows `value`. */
export function useChipEditor(options: ChipEditorOptions): ChipEditor {
  const { value, roots, control } = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const inserting = useRef(false);
  const wasFocused = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (!place.current) return;
    const { control: first } = latest.current;
    const editor = new EditorView({
      parent: place.current,
      doc: latest.current.value,
      extensions: [
        EditorState.lineSeparator.of('\n'),
        EditorView.cspNonce.of(styleNonce()),
        valueChips({
          label: (path) => dataStrings.source(pathInWords(path, latest.current.roots)),
          onOpen: (from, to) => latest.current.onOpen(from, to),
        }),
        EditorView.contentAttributes.of({
          id: first.id,
          'aria-label': latest.current.label,
          'aria-multiline': 'false',
          spellcheck: 'true',
        }),
        EditorView.updateListener.of((update) => {
          const text = update.state.doc.toString();
          if (update.focusChanged) latest.current.onFocus(update.view.hasFocus);
          wasFocused.current ||= update.view.hasFocus;
          if (update.docChanged && text !== latest.current.value)
            latest.current.onText(text, !inserting.current);
        }),
      ],
    });
    view.current = editor;
    if (latest.current.startsFocused) {
      editor.dispatch({ selection: { anchor: editor.state.doc.length } });
      editor.focus();
    }
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const doc = view.current?.state.doc;
    if (!doc || doc.toString() === value) return;
    // Text that somebody else has written, or that was undone.
    view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: value }, filter: false });
  }, [value]);

  const paths = [...roots.keys()].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of paths depend on the names that they start with.
  useEffect(() => view.current?.dispatch({ effects: relabel.of(null) }), [paths]);
  useControlAttributes(view, control);

  return {
    place,
    cursor() {
      const { main } = view.current?.state.selection ?? {};
      const end = view.current?.state.doc.length ?? 0;
      return wasFocused.current && main ? { from: main.from, to: main.to } : { from: end, to: end };
    },
    insert(from, to, text) {
      inserting.current = true;
      view.current?.dispatch({
        changes: { from, to, insert: text },
        selection: { anchor: from + text.length },
      });
      inserting.current = false;
    },
    focus: () => view.current?.focus(),
  };
}

/** Keeps the attributes for screen readers on the text of the editor. */
function useControlAttributes(
  view: RefObject<EditorView | undefined>,
  {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
  }: Omit<FieldControl, 'id'>,
): void {
  useEffect(() => {
    const attributes = {
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid,
      'aria-required': isRequired,
    };
    for (const [name, each] of Object.entries(attributes))
      if (each === undefined) view.current?.contentDOM.removeAttribute(name);
      else view.current?.contentDOM.setAttribute(name, String(each));
  }, [view, describedBy, isInvalid, isRequired]);
}
