import { nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef, useState } from 'react';
import { problemsOfFile } from '../problems/problems-at.ts';
import { useStudio } from '../shell/studio-context.ts';
import css from './JsonEditor.module.css';
import { type JsonPosition, JsonStatus } from './JsonStatus.tsx';
import { rangeOfPart } from './json-selection.ts';
import { jsonStrings } from './json-strings.ts';
import { openEditor } from './open-editor.ts';
import { problemMarks } from './problem-marks.ts';
import { scrollToSection, showSection } from './section-lines.ts';

interface JsonEditorProps {
  /** It must exist. Use it as the key of the component, because an editor has one file. */
  readonly file: string;
}

/** The text of a config, in sync with the forms, with the diagnostics of the check. */
export default function JsonEditor({ file }: JsonEditorProps) {
  const studio = useStudio();
  const current = useRef(studio);
  const helpId = useId();
  current.current = studio;
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [position, setPosition] = useState<JsonPosition>({ line: 1, column: 1, problems: [] });
  /** The part that the cursor has selected, which is already seen. */
  const own = useRef('');

  useEffect(() => {
    if (!parent.current) return;
    const editor = openEditor(parent.current, file, () => current.current, {
      helpId,
      onPosition: setPosition,
      onPart: (steps) => {
        const selected = { file, steps };
        if (JSON.stringify(current.current.view.selected) === JSON.stringify(selected)) return;
        own.current = JSON.stringify(steps);
        current.current.show({ selected });
      },
    });
    setView(editor.view);
    return editor.close;
  }, [file, helpId]);

  const { diagnostics, isChecked, texts } = studio.state;
  useEffect(() => {
    // Positions belong to the text that was checked. Until the next check, the marks move with the text.
    if (!view || !isChecked || view.state.sliceDoc() !== texts.get(file)) return;
    view.dispatch(
      setDiagnostics(view.state, [...problemMarks(view.state.doc, problemsOfFile(diagnostics, file))]),
    );
  }, [view, diagnostics, isChecked, texts, file]);

  const { selected } = studio.view;
  const steps = selected?.file === file ? JSON.stringify(selected.steps) : '[]';
  useEffect(() => {
    if (!view) return;
    const part = rangeOfPart(current.current.state, file, JSON.parse(steps));
    const scroll = part && own.current !== steps ? scrollToSection(view, part) : undefined;
    own.current = '';
    view.dispatch({ effects: [showSection.of(part), ...(scroll ? [scroll] : [])] });
  }, [view, file, steps]);

  return (
    <div className={css.frame}>
      <div ref={parent} className={css.editor} />
      <p id={helpId} hidden>
        {jsonStrings.help}
      </p>
      <JsonStatus
        position={position}
        count={problemsOfFile(diagnostics, file).length}
        onNext={() => {
          if (!view) return;
          nextDiagnostic(view);
          view.focus();
        }}
        onFixed={() => view?.focus()}
      />
    </div>
  );
}
