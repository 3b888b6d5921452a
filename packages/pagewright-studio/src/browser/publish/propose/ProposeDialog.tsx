import type { Diagnostic } from 'pagewright/tooling';
import { useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import type { MadeProposal } from '../../protocol.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';
import { planProposal } from '../studio-answers.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { useAnswer } from '../use-answer.ts';
import { ProposeForm } from './ProposeForm.tsx';
import { ProposeResult } from './ProposeResult.tsx';

interface ProposeDialogProps {
  readonly onShow: (error: Diagnostic) => void;
  readonly onClose: () => void;
}

const { proposal: text } = publishStrings;

/** Makes a branch with the changes of chosen files, and says where others can see it. */
export function ProposeDialog({ onShow, onClose }: ProposeDialogProps) {
  const studio = useStudio();
  const plan = useAnswer('proposal', () => planProposal(studio));
  const [made, setMade] = useState<{ readonly proposal: MadeProposal; readonly files: readonly string[] }>();
  if (made) return <ProposeResult proposal={made.proposal} files={made.files} onClose={onClose} />;
  if (plan.is !== 'there')
    return (
      <Dialog title={text.title} onClose={onClose}>
        {plan.is === 'awaited' ? (
          <p role="status">{text.loading}</p>
        ) : (
          <Callout kind="warning">{plan.message}</Callout>
        )}
      </Dialog>
    );
  const { texts } = studio.state;
  const changes = plan.value.changes
    .map(([file, before]): ChangedFile => ({ file, before, after: texts.get(file) ?? null }))
    .filter(({ before, after }) => before !== after);
  if (changes.length === 0)
    return (
      <Dialog title={text.title} onClose={onClose}>
        <p>{text.nothing}</p>
      </Dialog>
    );
  return (
    <ProposeForm
      plan={plan.value}
      changes={changes}
      onMade={(proposal, files) => setMade({ proposal, files })}
      onShow={onShow}
      onClose={onClose}
    />
  );
}
