import { Dialog } from '../controls/Dialog.tsx';
import { strings } from '../strings.ts';
import css from './ShortcutsDialog.module.css';

/** The keys of the studio. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={strings.shell.shortcuts} onClose={onClose}>
      <dl className={css.list}>
        {strings.shell.keys.map(([keys, purpose]) => (
          <div key={keys} className={css.row}>
            <dt>
              <kbd className={css.keys}>{keys}</kbd>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
