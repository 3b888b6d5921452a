import { ChevronDown, ChevronRight } from 'lucide-react';
import { json, type Steps } from 'pagewright/tooling';
import type { ReactNode } from 'react';
import { openKey, useIsOpen } from '../../../field/open-parts.tsx';
import { formStrings } from '../../form-strings.ts';
import css from './ObjectField.module.css';

interface FoldedFieldsProps {
  readonly file: string;
  /** The steps to the object that has them. */
  readonly steps: Steps;
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** The key by which the form remembers whether the rarely used fields of an object are open. */
export function foldedKey(file: string, steps: Steps): string {
  return openKey(file, json.pointerOf(steps), 'folded');
}

/** Fields that are rarely used, behind a button that names them. */
export function FoldedFields({ file, steps, labels, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useIsOpen(foldedKey(file, steps));
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <div className={css.line}>
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Chevron size={14} aria-hidden />
          <span className={css.name}>{formStrings.more}</span>
          {!isOpen && <span className={css.summary}>{labels.join(', ')}</span>}
        </button>
      </div>
      {isOpen && children}
    </>
  );
}
