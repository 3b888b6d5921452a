import { Braces, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../controls/Choice.tsx';
import { IconButton, PushButton } from '../controls/PushButton.tsx';
import { words } from '../words.ts';
import { saveFiles, unsavedFiles } from './save-files.ts';
import { useStudio } from './studio-context.ts';
import { contentStates, frameWidths } from './studio-view.ts';
import css from './TopBar.module.css';

/** What concerns the whole window: undo and redo, how the page is shown, and saving. */
export function TopBar() {
  const studio = useStudio();
  const { state, store, view, show, announce } = studio;
  const { undo, redo } = state.history;
  const unsaved = unsavedFiles(state);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    announce(await saveFiles(studio, unsaved), { isSeen: true });
    setSaving(false);
  };
  return (
    <header className={css.bar}>
      <h1 className={css.name}>{state.project.name}</h1>
      <div className={css.group}>
        <IconButton
          label={words.undo(undo)}
          keys="Ctrl Z"
          icon={<Undo2 size={16} />}
          aria-disabled={undo === undefined}
          onClick={() => store.request({ is: 'undo' })}
        />
        <IconButton
          label={words.redo(redo)}
          keys="Ctrl Shift Z"
          icon={<Redo2 size={16} />}
          aria-disabled={redo === undefined}
          onClick={() => store.request({ is: 'redo' })}
        />
      </div>
      <Choice
        label={words.frame.width}
        value={view.width}
        options={frameWidths.map((value) => ({ value, label: words.widths[value] }))}
        onChoose={(width) => show({ width })}
      />
      <Choice
        label={words.frame.state}
        value={view.contentState}
        options={contentStates.map((value) => ({ value, label: words.contentStates[value] }))}
        onChoose={(contentState) => show({ contentState })}
      />
      <div className={css.end}>
        <IconButton
          label={words.panes.json}
          icon={<Braces size={16} />}
          aria-pressed={view.isJsonOpen}
          onClick={() => show({ isJsonOpen: !view.isJsonOpen })}
        />
        <span className={css.unsaved}>
          {unsaved.length > 0 ? words.unsaved(unsaved.length) : words.saved}
        </span>
        <PushButton kind="main" disabled={unsaved.length === 0 || isSaving} onClick={save}>
          {words.save}
        </PushButton>
      </div>
    </header>
  );
}
