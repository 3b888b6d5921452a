import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../controls/Dialog.tsx';
import { PushButton } from '../controls/PushButton.tsx';
import { ProblemList } from '../problems/ProblemList.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './ProblemsButton.module.css';
import { windowStrings } from './window-strings.ts';

/** The number of problems of the site. It opens their list. */
export function ProblemsButton() {
  const { diagnostics } = useStudio().state;
  const [isOpen, setOpen] = useState(false);
  const count = diagnostics.length;
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const Icon = hasErrors ? CircleAlert : count > 0 ? TriangleAlert : CircleCheck;
  return (
    <>
      <span className={css.problems} data-severity={hasErrors ? 'error' : count > 0 ? 'warning' : 'none'}>
        <PushButton kind="quiet" icon={<Icon size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {strings.problems(count)}
        </PushButton>
      </span>
      {isOpen && (
        <Dialog
          title={windowStrings.problems}
          size={count > 0 ? 'large' : 'small'}
          onClose={() => setOpen(false)}
        >
          <ProblemList onGo={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
