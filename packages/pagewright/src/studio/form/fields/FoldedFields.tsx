import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Steps } from '../../../editor/value-place.ts';
import { PushButton } from '../../controls/PushButton.tsx';
import { pointerOf } from '../../problems/problems-at.ts';
import { words } from '../../words.ts';
import { openKey, useIsOpen } from '../open-parts.tsx';
import css from './ObjectFields.module.css';

interface FoldedFieldsProps {
  readonly file: string;
  /** The steps to the object that has them. */
  readonly steps: Steps;
  readonly count: number;
  readonly children: ReactNode;
}

/** Fields that are rarely used, behind a button. */
export function FoldedFields({ file, steps, count, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useIsOpen(openKey(file, pointerOf(steps), 'folded'));
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <div className={css.add}>
        <PushButton
          kind="quiet"
          icon={<Chevron size={14} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.form.fewerSettings : words.form.moreSettings(count)}
        </PushButton>
      </div>
      {isOpen && children}
    </>
  );
}
