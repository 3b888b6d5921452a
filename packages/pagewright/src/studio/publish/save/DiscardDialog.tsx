import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../strings.ts';
import { unsavedFiles } from '../unsaved-files.ts';
import { discardChanges } from './discard-changes.ts';

/** Asks before all changes are discarded. */
export function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const studio = useStudio();
  const changes = unsavedFiles(studio.state);
  return (
    <Dialog
      title={words.handover.discardTitle}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{words.cancel}</PushButton>
          <PushButton
            kind="danger"
            onClick={() => {
              discardChanges(studio, changes, words.handover.discard);
              onClose();
            }}
          >
            {words.handover.discard}
          </PushButton>
        </>
      }
    >
      <p>{words.handover.discardText(changes.length)}</p>
      <p>
        <code>{changes.map(({ file }) => file).join(', ')}</code>
      </p>
    </Dialog>
  );
}
