import type { OpenDialog, SectionActions } from '../section-actions.ts';
import { AddSectionDialog } from './AddSectionDialog.tsx';
import { MoveSectionDialog } from './MoveSectionDialog.tsx';
import { PasteSectionDialog } from './PasteSectionDialog.tsx';
import { ShareSectionDialog } from './ShareSectionDialog.tsx';

interface SectionDialogProps {
  readonly dialog: OpenDialog;
  readonly actions: SectionActions;
  readonly onClose: () => void;
}

/** The dialog that is open. */
export function SectionDialog({ dialog, ...rest }: SectionDialogProps) {
  if (dialog.is === 'add') return <AddSectionDialog spot={dialog.spot} {...rest} />;
  if (dialog.is === 'move') return <MoveSectionDialog part={dialog.part} {...rest} />;
  if (dialog.is === 'share') return <ShareSectionDialog part={dialog.part} {...rest} />;
  return <PasteSectionDialog paste={dialog} {...rest} />;
}
