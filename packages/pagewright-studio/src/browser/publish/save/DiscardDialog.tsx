import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { publishStrings } from '../publish-strings.ts';
import { unsavedFiles } from '../unsaved-files.ts';
import { discardChanges } from './discard-changes.ts';

/** Asks before all changes are discarded. */
export function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const studio = useStudio();
  const changes = unsavedFiles(studio.state);
  return (
    <Dialog
      title={publishStrings.discardTitle}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton
            kind="danger"
            onClick={() => {
              discardChanges(studio, changes, publishStrings.discard);
              onClose();
            }}
          >
            {publishStrings.discard}
          </PushButton>
        </>
      }
    >
      <p>{publishStrings.discardText(changes.length)}</p>
      <p>
        <code>{changes.map(({ file }) => file).join(', ')}</code>
      </p>
    </Dialog>
  );
}
