import { Ellipsis, GitBranchPlus, History, Undo, X } from 'lucide-react';
import type { Diagnostic } from 'pagewright/tooling';
import { type Dispatch, type SetStateAction, useState } from 'react';
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
import { publishStrings } from './publish-strings.ts';
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
  const { state, announce } = studio;
  const saving = useSaving();
  const { isSaving, failure, dismiss } = saving;
  const [opened, setOpened] = useState<Opened>();
  useOutsideChanges(studio, saving.saved);
  useUnsentWarning(state.isPending);
  const count = unsavedFiles(state).length;
  // A window that waits is about to connect again: the person is back.
  const isLost = state.connection !== 'connected' && state.connection !== 'parked';
  const openSave = () => {
    if (isLost) return announce(publishStrings.lost, { isSeen: true });
    if (count === 0) return announce(publishStrings.nothingUnsaved, { isSeen: true });
    dismiss();
    setOpened('save');
  };
  useCommandKey('s', () => {
    if (!document.querySelector('dialog[open]')) openSave();
  });
  return (
    <div className={css.bar}>
      <span className={css.status}>
        {isSaving ? publishStrings.saving : count > 0 ? strings.unsaved(count) : strings.saved}
      </span>
      <PushButton
        kind="main"
        aria-disabled={count === 0 || isLost}
        title={isLost ? publishStrings.lost : publishStrings.saveKeys}
        onClick={openSave}
      >
        {publishStrings.save}
      </PushButton>
      <PublishMenu isLost={isLost} isSaved={count === 0} onOpen={setOpened} />
      {failure !== undefined && opened !== 'save' && (
        <div className={css.failure}>
          <Callout
            kind="error"
            actions={<IconButton label={strings.dismiss} icon={<X size={14} />} onClick={dismiss} />}
          >
            {publishStrings.notSaved} {failure}
          </Callout>
        </div>
      )}
      <OpenedDialog opened={opened} saving={saving} onOpen={setOpened} />
    </div>
  );
}

interface PublishMenuProps {
  /** True while the server does not answer. */
  readonly isLost: boolean;
  readonly isSaved: boolean;
  readonly onOpen: (opened: Opened) => void;
}

function PublishMenu({ isLost, isSaved, onOpen }: PublishMenuProps) {
  const { view } = useStudio();
  const lost = isLost ? { disabledReason: publishStrings.lost } : {};
  const items = [
    {
      label: publishStrings.propose,
      icon: <GitBranchPlus size={14} />,
      onChoose: () => onOpen('propose'),
      ...lost,
    },
    {
      label: publishStrings.history,
      icon: <History size={14} />,
      onChoose: () => onOpen('history'),
      ...(view.file === undefined ? { disabledReason: publishStrings.versions.noFile } : lost),
    },
    {
      label: publishStrings.discardAll,
      icon: <Undo size={14} />,
      isDanger: true,
      onChoose: () => onOpen('discard'),
      ...(isSaved ? { disabledReason: strings.saved } : {}),
    },
  ];
  return <Menu label={publishStrings.menu} icon={<Ellipsis size={16} />} items={items} />;
}

interface OpenedDialogProps {
  readonly opened: Opened | undefined;
  readonly saving: ReturnType<typeof useSaving>;
  readonly onOpen: Dispatch<SetStateAction<Opened | undefined>>;
}

/** The dialog that is open. */
function OpenedDialog({ opened, saving, onOpen }: OpenedDialogProps) {
  const studio = useStudio();
  const { isSaving, failure, save, dismiss } = saving;
  const { file } = studio.view;
  const close = () => onOpen(undefined);
  const show = (error: Diagnostic) => {
    close();
    showError(studio, error);
  };
  if (opened === undefined) return null;
  if (typeof opened === 'object')
    return <ConflictDialog file={opened.conflict} onClose={() => onOpen('save')} />;
  if (opened === 'propose') return <ProposeDialog onShow={show} onClose={close} />;
  if (opened === 'history') return file !== undefined && <HistoryDialog file={file} onClose={close} />;
  if (opened === 'discard') return <DiscardDialog onClose={close} />;
  return (
    <SaveDialog
      isSaving={isSaving}
      failure={failure}
      onSave={async (files) => {
        if (await save(files)) onOpen((now) => (now === 'save' ? undefined : now));
      }}
      onShow={show}
      onDecide={(conflict) => onOpen({ conflict })}
      onClose={() => {
        // The person has read what the dialog showed.
        dismiss();
        close();
      }}
    />
  );
}
