import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { nameOfItem } from '../../names/section-names.ts';
import { useStudio } from '../../shell/studio-context.ts';
import type { OpenDialog, SectionActions } from '../section-actions.ts';
import { sectionStrings } from '../section-strings.ts';
import css from './section-dialogs.module.css';

interface PasteSectionDialogProps {
  readonly paste: Extract<OpenDialog, { readonly is: 'paste' }>;
  readonly actions: SectionActions;
  readonly onClose: () => void;
}

/** Asks whether the queries of a copied section are pasted too. */
export function PasteSectionDialog({ paste, actions, onClose }: PasteSectionDialogProps) {
  const { spot, copied, queries } = paste;
  const { state } = useStudio();
  const name = nameOfItem(state.site, copied.block);
  const put = (isWithData: boolean) => {
    onClose();
    actions.pasteNow(spot, copied, isWithData);
  };
  const { pasteDialog: say } = sectionStrings;
  return (
    <Dialog
      title={say.title(name)}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={() => put(false)}>{say.without}</PushButton>
          <PushButton kind="main" onClick={() => put(true)}>
            {say.withQueries}
          </PushButton>
        </>
      }
    >
      <p>{say.reads(name, spot.file)}</p>
      <ul className={css.names}>
        {queries.map((query) => (
          <li key={query}>
            <code>{query}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
