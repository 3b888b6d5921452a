import { Ellipsis, GitBranchPlus, History, Undo, X } from 'lucide-react';
import { useState } from 'react';
import type { Diagnostic } from '../../tooling.ts';
import { Callout } from '../controls/Callout.tsx';
import { Menu } from '../controls/Menu.tsx';
import { IconButton, PushButton } from '../controls/PushButton.tsx';
import { showError } from '../problems/show-error.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { HistoryDialog } from './history/HistoryDialog.tsx';
import css from './PublishBar.module.css';
import { ProposeDialog } from './propose/ProposeDialog.tsx';
import { DiscardDialog } from './save/DiscardDialog.tsx';
import { SaveDialog } from './save/SaveDialog.tsx';
import { useSaving } from './save/use-saving.ts';
import { unsavedFiles } from './unsaved-files.ts';
import { useCommandKey } from './use-command-key.ts';
import { useOutsideChanges } from './use-outside-changes.ts';
import { useUnsentWarning } from './use-unsent-warning.ts';

type Opened = 'save' | 'propose' | 'history' | 'discard' | { readonly conflict: string };

/** The buttons that save, propose and restore, with their dialogs. */
export function PublishBar() {
  const studio = useStudio();
  const { state, view, announce } = studio;
  const { isSaving, failure, saved, save, dismiss } = useSaving();
  const [opened, setOpened] = useState<Opened>();
  useOutsideChanges(studio, saved);
  useUnsentWarning(state.isPending);
  const count = unsavedFiles(state).length;
  const close = () => setOpened(undefined);
  // A window that waits is about to connect again: the person is back.
  const isLost = state.connection !== 'connected' && state.connection !== 'parked';
  const lost = isLost ? { disabledReason: strings.publish.lost } : {};
  const openSave = () => {
    if (isLost) return announce(strings.publish.lost, { isSeen: true });
    if (count === 0) return announce(strings.publish.nothingUnsaved, { isSeen: true });
    dismiss();
    setOpened('save');
  };
  useCommandKey('s', () => {
    if (!document.querySelector('dialog[open]')) openSave();
  });
  const show = (error: Diagnostic) => {
    close();
    showError(studio, error);
  };
  const items = [
    {
      label: strings.publish.propose,
      icon: <GitBranchPlus size={14} />,
      onChoose: () => setOpened('propose'),
      ...lost,
    },
    {
      label: strings.publish.history,
      icon: <History size={14} />,
      onChoose: () => setOpened('history'),
      ...(view.file === undefined ? { disabledReason: strings.publish.versions.noFile } : lost),
    },
    {
      label: strings.publish.discardAll,
      icon: <Undo size={14} />,
      isDanger: true,
      onChoose: () => setOpened('discard'),
      ...(count === 0 ? { disabledReason: strings.saved } : {}),
    },
  ];
  return (
    <div className={css.bar}>
      <span className={css.status}>
        {isSaving ? strings.publish.saving : count > 0 ? strings.unsaved(count) : strings.saved}
      </span>
      <PushButton
        kind="main"
        aria-disabled={count === 0 || isLost}
        title={isLost ? strings.publish.lost : strings.publish.saveKeys}
        onClick={openSave}
      >
        {strings.publish.save}
      </PushButton>
      <Menu label={strings.publish.menu} icon={<Ellipsis size={16} />} items={items} />
      {failure !== undefined && opened !== 'save' && (
        <div className={css.failure}>
          <Callout
            kind="error"
            actions={<IconButton label={strings.dismiss} icon={<X size={14} />} onClick={dismiss} />}
          >
            {strings.publish.notSaved} {failure}
          </Callout>
        </div>
      )}
      {opened === 'save' && (
        <SaveDialog
          isSaving={isSaving}
          failure={failure}
          onSave={async (files) => {
            if (await save(files)) setOpened((now) => (now === 'save' ? undefined : now));
          }}
          onShow={show}
          onDecide={(conflict) => setOpened({ conflict })}
          onClose={() => {
            // What it showed was read.
            dismiss();
            close();
          }}
        />
      )}
      {opened === 'propose' && <ProposeDialog onShow={show} onClose={close} />}
      {opened === 'history' && view.file !== undefined && <HistoryDialog file={view.file} onClose={close} />}
      {opened === 'discard' && <DiscardDialog onClose={close} />}
      {typeof opened === 'object' && (
        <ConflictDialog file={opened.conflict} onClose={() => setOpened('save')} />
      )}
    </div>
  );
}
