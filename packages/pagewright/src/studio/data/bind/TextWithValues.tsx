import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { Roots } from '../../../tooling.ts';
import type { FieldControl } from '../../controls/Field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { strings } from '../../strings.ts';
import { PathPicker } from '../picker/PathPicker.tsx';
import { pathInWords } from '../values/path-text.ts';
import { pathText } from '../values/value-binding.ts';
import css from './TextWithValues.module.css';
import { relabel, valueChips } from './value-chips.ts';

interface TextWithValuesProps extends Pick<FieldProps, 'file' | 'steps' | 'label'> {
  readonly value: string;
  readonly roots: Roots;
  readonly control: FieldControl;
  /** True while a value is chosen for the end of the text. */
  readonly isInserting: boolean;
  readonly onInserted: () => void;
  /** True if the first value was just inserted: a person then types on behind it. */
  readonly startsFocused: boolean;
  /** @param isTyped false if a value was inserted, which is undone alone */
  readonly onText: (text: string, isTyped: boolean) => void;
  readonly onFocus: (isFocused: boolean) => void;
}

/** The range that a value is chosen for. `isTyped` after a brace, which is text if no value is chosen. */
interface OpenRange {
  readonly from: number;
  readonly to: number;
  readonly isTyped: boolean;
}

function styleNonce(): string {
  const meta = document.querySelector('meta[name=style-nonce]');
  return meta?.getAttribute('content') ?? '';
}

/** Where a value is inserted: at the cursor, or at the end of a text in which nobody has been yet. */
function cursorOf(view: EditorView | undefined, wasFocused: boolean): OpenRange {
  const { main } = view?.state.selection ?? {};
  const end = view?.state.doc.length ?? 0;
  return wasFocused && main
    ? { from: main.from, to: main.to, isTyped: false }
    : { from: end, to: end, isTyped: false };
}

/** Text with values of content in it, which are chips instead of paths in braces. */
export function TextWithValues(props: TextWithValuesProps) {
  const { file, steps, label, value, roots, control, isInserting, onInserted } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [range, setRange] = useState<OpenRange>();
  const inserting = useRef(false);
  const wasFocused = useRef(false);
  const latest = useRef(props);
  latest.current = props;

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
          label: (path) => strings.data.source(pathInWords(path, latest.current.roots)),
          onOpen: (from, to) => setRange({ from, to, isTyped: from === to }),
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
    // What somebody else has written, or undone.
    view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: value }, filter: false });
  }, [value]);

  const paths = [...roots.keys()].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of paths depend on the names that they start with.
  useEffect(() => view.current?.dispatch({ effects: relabel.of(null) }), [paths]);

  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired } = control;
  useEffect(() => {
    const attributes = {
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid,
      'aria-required': isRequired,
    };
    for (const [name, each] of Object.entries(attributes))
      if (each === undefined) view.current?.contentDOM.removeAttribute(name);
      else view.current?.contentDOM.setAttribute(name, String(each));
  }, [describedBy, isInvalid, isRequired]);

  const open = range ?? (isInserting ? cursorOf(view.current, wasFocused.current) : undefined);
  const isOpen = open !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The dialog gives the focus back to the button that opened it, but the person goes on typing.
    if (wasOpen.current && !isOpen) view.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = (insert?: string) => {
    setRange(undefined);
    onInserted();
    if (!open || insert === undefined) return;
    const { from, to } = open;
    inserting.current = true;
    view.current?.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
    inserting.current = false;
  };
  return (
    <>
      <div ref={place} className={css.editor} data-invalid={isInvalid ? '' : undefined} />
      {open && (
        <PathPicker
          file={file}
          steps={steps}
          label={label}
          title={strings.data.picker.insertTitle}
          use="text"
          onPick={({ path }) => close(pathText(path))}
          onClose={() => close(open.isTyped ? '{{' : undefined)}
        />
      )}
    </>
  );
}
