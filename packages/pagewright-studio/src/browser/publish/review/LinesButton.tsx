import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { changeStrings } from '../changes/change-strings.ts';

interface LinesButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The ID of the lines. They are in the document only while they are shown. */
  readonly controls: string;
  /** How many lines there are. */
  readonly children?: ReactNode;
}

/** Shows and hides the lines of a file, below what its changes are in words. */
export function LinesButton({ isOpen, onToggle, controls, children }: LinesButtonProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <PushButton
      kind="quiet"
      icon={<Chevron size={14} aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {changeStrings.described.showLines}
      {children}
    </PushButton>
  );
}
