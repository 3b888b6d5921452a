import { useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';
import { conflictingFiles } from '../unsaved-files.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

/** Says which files were changed outside the studio on the same lines, and lets a person decide. Nothing without such files. */
export function ConflictNotice() {
  const { state } = useStudio();
  const [open, setOpen] = useState<string>();
  const files = conflictingFiles(state);
  if (files.length === 0) return null;
  return (
    <>
      <Callout
        kind="warning"
        actions={files.map((file) => (
          <PushButton key={file} onClick={() => setOpen(file)}>
            {publishStrings.conflict.decide(file)}
          </PushButton>
        ))}
      >
        {publishStrings.conflict.notice(files)}
      </Callout>
      {open !== undefined && files.includes(open) && (
        <ConflictDialog key={open} file={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
