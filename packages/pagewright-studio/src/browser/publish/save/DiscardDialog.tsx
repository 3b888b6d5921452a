import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { unsavedFiles } from '../unsaved-files.ts';
import { discardChanges } from './discard-changes.ts';

/** Asks before all changes are discarded. */
export function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const studio = useStudio();
  const changes = unsavedFiles(studio.state);
  return (
    <Dialog
      title={strings.publish.discardTitle}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton
            kind="danger"
            onClick={() => {
              discardChanges(studio, changes, strings.publish.discard);
              onClose();
            }}
          >
            {strings.publish.discard}
          </PushButton>
        </>
      }
    >
      <p>{strings.publish.discardText(changes.length)}</p>
      <p>
        <code>{changes.map(({ file }) => file).join(', ')}</code>
      </p>
    </Dialog>
  );
}
