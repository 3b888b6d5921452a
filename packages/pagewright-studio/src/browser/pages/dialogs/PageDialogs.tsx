import { configs } from 'pagewright/tooling';
import { useStudio } from '../../shell/studio-context.ts';
import type { FileAction } from '../list/file-actions.ts';
import { DeletePageDialog } from './DeletePageDialog.tsx';
import { MovePageDialog } from './MovePageDialog.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import { DeleteSectionDialog, RenameSectionDialog } from './SectionDialogs.tsx';

interface PageDialogsProps {
  readonly action: FileAction;
  /** @param file whose row gets the focus, if something was done */
  readonly onClose: (file?: string) => void;
}

/** The dialog of an action. */
export function PageDialogs({ action, onClose }: PageDialogsProps) {
  const { site } = useStudio().state;
  const file = action.is === 'create' ? action.like : action.file;
  const config = file === undefined ? undefined : configs.read(site, file);
  if (action.is === 'create') return <NewPageDialog like={config} purpose="new" onClose={onClose} />;
  // Somebody else may have deleted it meanwhile.
  if (!config) return null;
  if (action.is === 'duplicate') return <NewPageDialog like={config} purpose="copy" onClose={onClose} />;
  if (action.is === 'translate')
    return <NewPageDialog like={config} purpose="translation" language={action.language} onClose={onClose} />;
  if (action.is === 'move') return <MovePageDialog page={config} onClose={onClose} />;
  if (config.kind === 'section')
    return action.is === 'rename-section' ? (
      <RenameSectionDialog section={config} onClose={onClose} />
    ) : (
      <DeleteSectionDialog section={config} onClose={onClose} />
    );
  return <DeletePageDialog page={config} isKept={action.is === 'unpublish'} onClose={onClose} />;
}
